/** Puts the focus on what a person must see first: the first field with a fault of its own, else the sentence above. */
export function focusFirstFault(root: ParentNode): void {
  const field = root.querySelector<HTMLElement>('[aria-invalid="true"][aria-describedby*="-error"]');
  (field ?? root.querySelector<HTMLElement>('[role="alert"][tabindex]'))?.focus();
}
