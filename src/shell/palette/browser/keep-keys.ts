/** Keeps what is typed while the palette is on its way; answers what takes it, an Enter among it as a line break. */
export function keepKeys(): () => string {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Enter') typed += '\n';
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    return typed;
  };
}
