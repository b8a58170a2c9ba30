/** Make a drawn thing answer to Enter and Space as a button does. */
export function onKeys(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
  };
}
