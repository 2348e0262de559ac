const SVG = 'http://www.w3.org/2000/svg';

/** The sign before a fault, as `Field.astro` draws it. */
function sign(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01');
  icon.setAttribute('class', 'lucide');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('fill', 'none');
  icon.setAttribute('stroke', 'currentColor');
  icon.setAttribute('aria-hidden', 'true');
  icon.append(shape);
  return icon;
}

function clear(field: HTMLInputElement): void {
  const id = `${field.id}-error`;
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  document.getElementById(id)?.remove();
  field.removeAttribute('aria-invalid');
  if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '));
  else field.removeAttribute('aria-describedby');
}

function show(field: HTMLInputElement, text: string): void {
  clear(field);
  const line = document.createElement('p');
  line.className = 'error-line';
  line.id = `${field.id}-error`;
  line.append(sign(), text);
  // Below what stands in one line with the field.
  (field.closest('.line, .check') ?? field).after(line);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', `${field.getAttribute('aria-describedby') ?? ''} ${line.id}`.trim());
  field.addEventListener('input', () => clear(field), { once: true });
}

/**
 * Says at each field of a form what is wrong with it, in the place of what was said before, and puts the focus on the first of
 * them; a fault goes once it is being mended. Answers whether the form has any of the fields.
 */
export function showFaults(form: HTMLFormElement, faults: Readonly<Record<string, string>>): boolean {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')];
  for (const field of fields) if (field.getAttribute('aria-invalid') === 'true') clear(field);
  const faulty = fields.filter(({ name }) => faults[name] !== undefined);
  for (const field of faulty) show(field, faults[field.name] ?? '');
  faulty[0]?.focus();
  return faulty.length > 0;
}
