"""Quick ways of compiled functions in C, which `mend.py` lets callers go instead of mypyc's.

By mypyc each number of an array is asked whether it lies inside, each array that is passed on is
counted, and each new one is filled twice. Here it is asked and filled once, and the C compiler does
several numbers at a time. What lies outside, and a sheet that lists, goes on to the way of mypyc,
which raises or declares: no quick way does anything that the Python of the function does not say.
"""

HELPERS = r"""
#ifdef __SSE2__
#include <emmintrin.h>
#endif
enum { LINE = 64 };
typedef int16_t Eight __attribute__((vector_size(16)));
#define INSIDE static inline __attribute__((always_inline))
INSIDE void narrow(const int64_t *restrict from, int64_t n, int16_t *restrict to) {
#ifdef __SSE2__
    for (; n >= 8; n -= 8, from += 8, to += 8) {
        const __m128 *in = (const __m128 *)from;
#define LOW(k) _mm_shuffle_ps(_mm_loadu_ps((const float *)(in + k)), \
                              _mm_loadu_ps((const float *)(in + k + 1)), 0x88)
#define SIGNED(k) _mm_srai_epi32(_mm_slli_epi32(_mm_castps_si128(LOW(k)), 16), 16)
        _mm_storeu_si128((__m128i *)to, _mm_packs_epi32(SIGNED(0), SIGNED(2)));
    }
#endif
    for (int64_t k = 0; k < n; k++) to[k] = (int16_t)from[k];
}
static __attribute__((noinline)) void narrow_part(const int64_t *from, int64_t n, int16_t *to) {
    narrow(from, n, to);
}
INSIDE void narrow_row(const int64_t *from, int64_t n, int64_t size, int16_t *to) {
    if (n == size) narrow(from, size, to);
    else narrow_part(from, n, to);
}
INSIDE void spread(int64_t mask, int64_t n, int16_t *restrict to) {
    const Eight bits = {1, 2, 4, 8, 16, 32, 64, 128};
    for (; n >= 8; n -= 8, to += 8, mask >>= 8) {
        const Eight eight = ((bits & (int16_t)mask) == bits) & 1;
        memcpy(to, &eight, sizeof(eight));
    }
    for (int64_t k = 0; k < n; k++) to[k] = (int16_t)(mask >> k & 1);
}
static inline void mark(const int64_t *from, int64_t n, int64_t size, int16_t *to) {
    int16_t nowhere;
    for (int64_t k = 0; k < n; k++, to += size)
        *((uint64_t)from[k] < (uint64_t)size ? to + from[k] : &nowhere) = 1;
}
static inline int own(VecI64 owners, int64_t viewer, int64_t seats, int64_t places, int16_t *to) {
    int16_t nowhere;
    int64_t beyond = 0;
    for (int64_t k = 0; k < owners.len; k++, to += places) {
        const int64_t owner = owners.items[k];
        int16_t *const place = to + owner - viewer + (owner < viewer ? seats : 0);
        *((uint64_t)owner < (uint64_t)seats ? place : &nowhere) = 1;
        beyond |= owner >= seats;
    }
    return !beyond;
}
static inline void blank(void *from, void *to, void *end) {
    const int64_t size = (char *)to - (char *)from, left = (char *)end - (char *)to;
    memset(from, 0, size);
    for (int64_t at = 0; at < (size < left ? size : left); at += LINE)
        __builtin_prefetch((char *)to + at, 1);
}
typedef guildhall___core___sheet___SheetObject Sheet;
static inline int16_t *page(const Sheet *sheet, int64_t size) {
    return !sheet->_listing && 0 <= sheet->_at && 0 <= size
        && size <= sheet->_numbers.len - sheet->_at ? sheet->_numbers.items + sheet->_at : NULL;
}
static inline int16_t *ring(const Sheet *sheet, int64_t size) {
    return 0 <= sheet->_seat && sheet->_seat < sheet->_seats && sheet->_seats <= sheet->_places
        ? page(sheet, size) : NULL;
}
"""
"""What the quick ways share.

`page` gives where a sheet goes on, if it has space for that many; `ring` if seats are in order too.
"""

QUICK = {
    "numbers___ints": """
    const int64_t value = cpy_r___bitmap & 1 ? cpy_r_value : 0;
    if (0 < cpy_r_n) {
        const VecI64 numbers = taken(cpy_r_n, cpy_r_n);
        for (int64_t n = 0; n < numbers.len; n++) numbers.items[n] = value;
        return numbers;
    }
""",
    "numbers___with_capacity": """
    if (0 <= cpy_r_n) return taken(0, cpy_r_n);
""",
    "numbers___put": """
    if (0 <= cpy_r_at && cpy_r_at < cpy_r_numbers.len) {
        const VecI64 numbers = quick_slice(cpy_r_numbers, 0, cpy_r_numbers.len);
        if (!VEC_IS_ERROR(numbers)) numbers.items[cpy_r_at] = cpy_r_number;
        return numbers;
    }
""",
    "numbers___total": """
    int64_t sum = 0;
    for (int64_t n = 0; n < cpy_r_numbers.len; n++) sum += cpy_r_numbers.items[n];
    return sum;
""",
    "numbers___shorts": """
    return VecI16Api.alloc(cpy_r_n, cpy_r_n);
""",
    "numbers___marks": """
    return VecU8Api.alloc(cpy_r_n, cpy_r_n);
""",
    "numbers___unwritten": """
    if (cpy_r_n > 0) {
        VecI16BufObject *numbers = PyObject_NewVar(VecI16BufObject, VecI16Api.buf_type, cpy_r_n);
        return numbers == NULL ? (VecI16){-1, NULL} : (VecI16){cpy_r_n, numbers->items};
    }
""",
    "numbers___soon": """
    const char *const thing = (const char *)cpy_r_thing;
    for (int64_t at = 0; at < Py_TYPE(cpy_r_thing)->tp_basicsize; at += LINE)
        __builtin_prefetch(thing + at);
    return 1;
""",
    "numbers___wipe": """
    if (0 <= cpy_r_start && cpy_r_start <= cpy_r_stop && cpy_r_stop <= cpy_r_numbers.len) {
        int16_t *const items = cpy_r_numbers.items;
        blank(items + cpy_r_start, items + cpy_r_stop, items + cpy_r_numbers.len);
        return 1;
    }
""",
    "numbers___unwritten_marks": """
    if (cpy_r_n > 0) {
        VecU8BufObject *marks = PyObject_NewVar(VecU8BufObject, VecU8Api.buf_type, cpy_r_n);
        return marks == NULL ? (VecU8){-1, NULL} : (VecU8){cpy_r_n, marks->items};
    }
""",
    "numbers___wipe_marks": """
    if (0 <= cpy_r_start && cpy_r_start <= cpy_r_stop && cpy_r_stop <= cpy_r_marks.len) {
        uint8_t *const items = cpy_r_marks.items;
        blank(items + cpy_r_start, items + cpy_r_stop, items + cpy_r_marks.len);
        return 1;
    }
""",
    "numbers___sum_some": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len) {
        int64_t sum = 0;
        for (int64_t n = cpy_r_start; n < cpy_r_stop; n++) sum += cpy_r_values.items[n];
        return sum;
    }
""",
    "numbers___add_rows": """
    const int64_t *const places = cpy_r_places.items;
    int64_t inside = 0 <= cpy_r_first && 0 <= cpy_r_start && 0 <= cpy_r_width
        && cpy_r_first <= cpy_r_places.len
        && (cpy_r_places.len - cpy_r_first) * cpy_r_width <= cpy_r_values.len - cpy_r_start;
    for (int64_t n = cpy_r_first; inside && n < cpy_r_places.len; n++)
        inside = 0 <= places[n] && (places[n] + 1) * cpy_r_width <= cpy_r_out.len;
    if (inside) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
#define ADD(WIDTH) for (int64_t n = cpy_r_first; n < cpy_r_places.len; n++, from += WIDTH) { \\
            int64_t *restrict to = cpy_r_out.items + places[n] * WIDTH; \\
            for (int64_t k = 0; k < WIDTH; k++) to[k] += from[k]; \\
        }
        if (cpy_r_width == 6) ADD(6) else ADD(cpy_r_width)
        return 1;
    }
""",
    "numbers___sum_products": """
    if (0 <= cpy_r_start && cpy_r_weights.len <= cpy_r_values.len - cpy_r_start) {
        const int64_t *from = cpy_r_values.items + cpy_r_start;
        int64_t sum = 0;
        for (int64_t n = 0; n < cpy_r_weights.len; n++) sum += from[n] * cpy_r_weights.items[n];
        return sum;
    }
""",
    "numbers___sum_rows": """
    if (0 <= cpy_r_start && 0 <= cpy_r_width
        && cpy_r_out.len * cpy_r_width <= cpy_r_values.len - cpy_r_start) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int64_t *restrict to = cpy_r_out.items;
#define SUM(WIDTH) for (int64_t n = 0; n < cpy_r_out.len; n++, from += WIDTH) { \\
            int64_t sum = 0; \\
            for (int64_t k = 0; k < WIDTH; k++) sum += from[k]; \\
            to[n] = sum; \\
        }
        if (cpy_r_width == 6) SUM(6) else SUM(cpy_r_width)
        return 1;
    }
""",
    "numbers___over_half": """
    if (0 <= cpy_r_start && 0 <= cpy_r_parts && cpy_r_parts <= cpy_r_width
        && cpy_r_out.len * cpy_r_width <= cpy_r_values.len - cpy_r_start) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int64_t *restrict to = cpy_r_out.items;
#define HALF(PARTS, WIDTH) for (int64_t n = 0; n < cpy_r_out.len; n++, from += WIDTH) { \\
            int64_t whole = 0, found = -1; \\
            for (int64_t k = 0; k < WIDTH; k++) whole += from[k]; \\
            for (int64_t k = 0; k < PARTS; k++) found = 2 * from[k] > whole ? k : found; \\
            to[n] = found; \\
        }
        if (cpy_r_parts == 5 && cpy_r_width == 6) HALF(5, 6) else HALF(cpy_r_parts, cpy_r_width)
        return 1;
    }
""",
    "numbers___copy_some": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len && 0 <= cpy_r_at
        && cpy_r_stop - cpy_r_start <= cpy_r_out.len - cpy_r_at) {
        narrow(cpy_r_values.items + cpy_r_start, cpy_r_stop - cpy_r_start,
               cpy_r_out.items + cpy_r_at);
        return 1;
    }
""",
    "numbers___copy_shorts": """
    if (0 <= cpy_r_start && cpy_r_start <= cpy_r_stop && cpy_r_stop <= cpy_r_values.len
        && 0 <= cpy_r_at && cpy_r_stop - cpy_r_start <= cpy_r_out.len - cpy_r_at) {
        memmove(cpy_r_out.items + cpy_r_at, cpy_r_values.items + cpy_r_start,
                (cpy_r_stop - cpy_r_start) * sizeof(int16_t));
        return 1;
    }
""",
    "numbers___same_some": """
    if (0 <= cpy_r_at && 0 <= cpy_r_start && 0 <= cpy_r_number
        && cpy_r_number <= cpy_r_left.len - cpy_r_at
        && cpy_r_number <= cpy_r_right.len - cpy_r_start)
        return memcmp(cpy_r_left.items + cpy_r_at, cpy_r_right.items + cpy_r_start,
                      cpy_r_number * sizeof(int16_t)) == 0;
""",
    "numbers___spread_bits": """
    if (0 <= cpy_r_at && cpy_r_size <= 63 && cpy_r_size <= cpy_r_out.len - cpy_r_at) {
        spread(cpy_r_mask, cpy_r_size, cpy_r_out.items + cpy_r_at);
        return 1;
    }
""",
    "numbers___mark_each": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len && 0 <= cpy_r_at && 0 <= cpy_r_size
        && (cpy_r_stop - cpy_r_start) * cpy_r_size <= cpy_r_out.len - cpy_r_at) {
        mark(cpy_r_values.items + cpy_r_start, cpy_r_stop - cpy_r_start, cpy_r_size,
             cpy_r_out.items + cpy_r_at);
        return 1;
    }
""",
    "numbers___mark_owners": """
    if (0 <= cpy_r_at && cpy_r_seats <= cpy_r_places
        && cpy_r_owners.len * cpy_r_places <= cpy_r_out.len - cpy_r_at
        && own(cpy_r_owners, cpy_r_viewer, cpy_r_seats, cpy_r_places, cpy_r_out.items + cpy_r_at))
        return 1;
""",
    "sheet___Sheet___number": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = 1;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL) {
        to[0] = (int16_t)cpy_r_value;
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___row": """
    const int64_t start = cpy_r___bitmap & 1 ? cpy_r_start : 0;
    const int64_t rest = cpy_r_values.len - start;
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_size;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && 0 <= start) {
        narrow_row(cpy_r_values.items + start, rest < size ? rest : size, size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___rows": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_rows * cpy_r_width;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && cpy_r_values.len <= size) {
        narrow_row(cpy_r_values.items, cpy_r_values.len, size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___shelves": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_rows * cpy_r_width * cpy_r_depth;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && cpy_r_values.len <= size) {
        narrow_row(cpy_r_values.items, cpy_r_values.len, size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___choice": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_size;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && cpy_r_value < size) {
        if (cpy_r_value >= 0) to[cpy_r_value] = 1;
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___choices": """
    const int64_t width = cpy_r___bitmap & 1 ? cpy_r_width : 1;
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_rows * width * cpy_r_size;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && 0 <= cpy_r_size && cpy_r_values.len * cpy_r_size <= size) {
        mark(cpy_r_values.items, cpy_r_values.len, cpy_r_size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___choices_of": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_rows * cpy_r_size;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && 0 <= cpy_r_size && cpy_r_number * cpy_r_size <= size
        && 0 <= cpy_r_start && cpy_r_number <= cpy_r_values.len - cpy_r_start) {
        mark(cpy_r_values.items + cpy_r_start, cpy_r_number, cpy_r_size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___several": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_size;
    int16_t *restrict to = page(sheet, size);
    if (to != NULL && size <= 63) {
        spread(cpy_r_mask, size, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___by_seat": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = sheet->_places * cpy_r_width;
    int16_t *restrict to = ring(sheet, size);
    if (to != NULL && 0 <= cpy_r_width && sheet->_seats * cpy_r_width <= cpy_r_values.len) {
        for (int64_t k = 0, seat = sheet->_seat; k < sheet->_seats; k++, seat++) {
            if (seat == sheet->_seats) seat = 0;
            narrow(cpy_r_values.items + seat * cpy_r_width, cpy_r_width, to + k * cpy_r_width);
        }
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___several_by_seat": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = sheet->_places * cpy_r_size;
    int16_t *restrict to = ring(sheet, size);
    if (to != NULL && cpy_r_size <= 63 && sheet->_seats <= cpy_r_masks.len) {
        for (int64_t k = 0, seat = sheet->_seat; k < sheet->_seats; k++, seat++) {
            if (seat == sheet->_seats) seat = 0;
            spread(cpy_r_masks.items[seat], cpy_r_size, to + k * cpy_r_size);
        }
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___choice_by_seat": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = sheet->_places * cpy_r_size;
    int16_t *restrict to = ring(sheet, size);
    if (to != NULL && 0 <= cpy_r_size && sheet->_seats <= cpy_r_values.len) {
        const int64_t own = sheet->_seat, after = sheet->_seats;
        mark(cpy_r_values.items + own, after - own, cpy_r_size, to);
        mark(cpy_r_values.items, own, cpy_r_size, to + (after - own) * cpy_r_size);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___crowd": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = sheet->_places;
    int16_t *restrict to = ring(sheet, size);
    if (to != NULL) {
        const int64_t around = cpy_r_mask | cpy_r_mask << sheet->_seats;
        spread(around >> sheet->_seat, sheet->_seats, to);
        sheet->_at += size;
        return 1;
    }
""",
    "sheet___Sheet___owners": """
    Sheet *sheet = (Sheet *)cpy_r_self;
    const int64_t size = cpy_r_rows * cpy_r_width * sheet->_places;
    int16_t *restrict to = ring(sheet, size);
    if (to != NULL && cpy_r_seats.len * sheet->_places <= size
        && own(cpy_r_seats, sheet->_seat, sheet->_seats, sheet->_places, to)) {
        sheet->_at += size;
        return 1;
    }
""",
}
"""By module and name of a function of `core`: what comes before the way of mypyc.

Rows of six, the sides of the Dutch Revolt, have a loop whose length the C compiler knows.
"""
