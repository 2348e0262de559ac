import type { Element } from 'domhandler';
import { around, closest, elementsIn, rootOf, textContent, tidy } from './dom.ts';

/** Whether a control takes nothing. */
export const isOff = (control: Element): boolean =>
  'disabled' in control.attribs ||
  [...around(control)].some(({ name, attribs }) => name === 'fieldset' && 'disabled' in attribs);

/** The form that a control belongs to. */
export function formOf(control: Element): Element | undefined {
  const id = control.attribs['form'];
  if (!id) return closest(control, 'form');
  return [...elementsIn(rootOf(control))].find((each) => each.name === 'form' && each.attribs['id'] === id);
}

/** The controls of a form, in the order of the document. */
export const controlsOf = (form: Element): Element[] =>
  [...elementsIn(rootOf(form))].filter(
    (each) => /^(input|select|textarea|button)$/.test(each.name) && formOf(each) === form,
  );

export const isSubmit = ({ name, attribs }: Element): boolean =>
  (name === 'button' && (attribs['type'] ?? 'submit') === 'submit') ||
  (name === 'input' && /^(submit|image)$/.test(attribs['type'] ?? ''));

const optionsOf = (select: Element): Element[] =>
  [...elementsIn(select)].filter(({ name }) => name === 'option');
const valueOfOption = (option: Element): string => option.attribs['value'] ?? tidy(textContent(option));

/** What a control holds. */
export function valueOf(control: Element): string {
  if (control.name === 'textarea')
    return control.attribs['data-typed'] ?? textContent(control).replace(/^\n/, '');
  if (control.name === 'select') {
    const options = optionsOf(control);
    const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0];
    return chosen ? valueOfOption(chosen) : '';
  }
  return control.attribs['value'] ?? (/^(checkbox|radio)$/.test(control.attribs['type'] ?? '') ? 'on' : '');
}

export function fill(control: Element, value: string): void {
  if (isOff(control) || 'readonly' in control.attribs) throw new Error('a field that takes no text');
  control.attribs[control.name === 'textarea' ? 'data-typed' : 'value'] = value;
}

export function setChecked(control: Element, isChecked: boolean): void {
  if (isOff(control)) throw new Error('a box that cannot be ticked');
  const { type, name } = control.attribs;
  const form = formOf(control);
  if (type === 'radio' && form)
    for (const other of controlsOf(form))
      if (other.attribs['type'] === 'radio' && other.attribs['name'] === name)
        delete other.attribs['checked'];
  if (isChecked) control.attribs['checked'] = '';
  else delete control.attribs['checked'];
}

/** Chooses an option by its value or label. */
export function choose(select: Element, wanted: string): void {
  const options = optionsOf(select);
  const option =
    options.find((each) => valueOfOption(each) === wanted) ??
    options.find((each) => tidy(each.attribs['label'] ?? textContent(each)) === tidy(wanted));
  if (!option) throw new Error(`no option ${wanted}`);
  for (const each of options) delete each.attribs['selected'];
  option.attribs['selected'] = '';
}

/** Whether a browser would ask for something in a form before it sends it. */
export const isIncomplete = (form: Element, button?: Element): boolean =>
  !('novalidate' in form.attribs) &&
  !('formnovalidate' in (button?.attribs ?? {})) &&
  controlsOf(form).some((control) => {
    const { attribs } = control;
    if (!('required' in attribs) || isOff(control)) return false;
    return /^(checkbox|radio)$/.test(attribs['type'] ?? '')
      ? !('checked' in attribs)
      : valueOf(control) === '';
  });

/** What a form sends with this button: name and value of each control that counts. */
export function entriesOf(form: Element, button?: Element): [string, string][] {
  return controlsOf(form).flatMap((control): [string, string][] => {
    const { name, type } = control.attribs;
    if (!name || isOff(control) || control.attribs['type'] === 'file') return [];
    if (control.name === 'button' || isSubmit(control) || type === 'button' || type === 'reset')
      return control === button ? [[name, control.attribs['value'] ?? '']] : [];
    if ((type === 'checkbox' || type === 'radio') && !('checked' in control.attribs)) return [];
    if (control.name === 'select' && optionsOf(control).length === 0) return [];
    return [[name, valueOf(control).replace(/\r?\n/g, '\r\n')]];
  });
}

/** The button that Enter in a field of a form presses. */
export const firstButton = (form: Element): Element | undefined =>
  controlsOf(form).find((control) => isSubmit(control) && !isOff(control));
