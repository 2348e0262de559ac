const MESSAGE_MS = 6000;
const clearing = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a message for six seconds; a newer one has its own six. */
export function showMessage(line: Element, message: string): void {
  line.textContent = message;
  clearTimeout(clearing.get(line));
  clearing.set(
    line,
    setTimeout(() => line.replaceChildren(), MESSAGE_MS),
  );
}
