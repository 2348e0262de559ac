/** Takes away what the page says of its address once all that was asked for in vain has been chosen anew. */
export function askedAnew(chosen: readonly string[]): void {
  const line = document.querySelector<HTMLElement>('.asked-in-vain');
  if (line?.dataset['asked']?.split(' ').every((name) => chosen.includes(name))) line.remove();
}
