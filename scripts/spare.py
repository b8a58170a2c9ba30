"""Arrays that come and go without Python's memory, in C, which `mend.py` puts into each group.

To get and give back a small array of numbers through Python is some hundred and seventy
instructions, and a move makes ten or twenty. So a group keeps a few that nobody needs any more, by
size, and takes these first. An array in store has one reference: that of the store.
"""

import re

STORE = r"""
#if !defined(Py_GIL_DISABLED) && !defined(Py_REF_DEBUG)
enum { LARGEST = 256, DEEPEST = 8 };
static struct { int64_t number; VecI64BufObject *held[DEEPEST]; } spare[LARGEST + 1];
static __attribute__((noinline)) void let_go(VecI64BufObject *numbers) {
    const int64_t size = Py_SIZE(numbers);
    if (size <= LARGEST && spare[size].number < DEEPEST)
        spare[size].held[spare[size].number++] = numbers;
    else
        Py_DECREF(numbers);
}
#undef VEC_I64_DECREF
#define VEC_I64_DECREF(v) do { \
        if ((v).items) { \
            if (Py_REFCNT(VEC_I64_BUF(v)) > 1) Py_DECREF(VEC_I64_BUF(v)); \
            else let_go(VEC_I64_BUF(v)); \
        } \
    } while (0)
static inline VecI64 taken(int64_t len, int64_t size) {
    if (0 < size && size <= LARGEST && spare[size].number > 0)
        return (VecI64){len, spare[size].held[--spare[size].number]->items};
    VecI64 numbers = VecI64Api.alloc(len, size);
    return numbers;
}
#else
static inline VecI64 taken(int64_t len, int64_t size) { return VecI64Api.alloc(len, size); }
#endif
static inline VecI64 appended(VecI64 numbers, int64_t number) {
    if (numbers.items == NULL || numbers.len >= Py_SIZE(VEC_I64_BUF(numbers)))
        return VecI64Api.append(numbers, number);
    numbers.items[numbers.len++] = number;
    return numbers;
}
static inline VecI64 quick_slice(VecI64 numbers, int64_t start, int64_t stop) {
    if (stop > numbers.len) stop = numbers.len;
    if (start < 0 || stop <= start) return VecI64Api.slice(numbers, start, stop);
    const VecI64 part = taken(stop - start, stop - start);
    if (!VEC_IS_ERROR(part))
        memcpy(part.items, numbers.items + start, (stop - start) * sizeof(int64_t));
    return part;
}
"""
"""What `taken` gives is not filled, `let_go` is for the last reference only."""

WAYS = {"append": "appended", "slice": "quick_slice"}
CALL = re.compile(r"= VecI64Api\.(append|slice)\(")


def through_store(text: str) -> str:
    """Let a group copy and append its own way."""
    return CALL.sub(lambda found: f"= {WAYS[found[1]]}(", text)
