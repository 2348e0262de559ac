/** A drawer or a menu that was left by Tab would cover what has the focus now: it closes, unless the focus is back at its button. */
export function closeLeft(): void {
  document.addEventListener('focusout', ({ target, relatedTarget: next }) => {
    const left = target instanceof Element && target.closest<HTMLElement>('[popover]');
    if (!left || !(next instanceof Element) || left.contains(next)) return;
    if (next.getAttribute('popovertarget') !== left.id) left.hidePopover();
  });
}
