/** Keeps the submit buttons of a form from being pressed; what comes back lets them be pressed again. */
export function restButtons(form: HTMLFormElement): () => void {
  const resting = [...form.elements].filter(
    (one): one is HTMLButtonElement =>
      one instanceof HTMLButtonElement && one.type === 'submit' && !one.disabled,
  );
  for (const button of resting) button.disabled = true;
  return () => {
    for (const button of resting) button.disabled = false;
  };
}
