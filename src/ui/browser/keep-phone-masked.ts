import { editPhone, type PhoneJoint } from '#kit/form/phone-mask.ts';

/** Writes a phone number in its form while one types, and what was typed before; `joint` stands before the last four digits. */
export function keepPhoneMasked(input: HTMLInputElement, joint?: PhoneJoint): void {
  let before = input.value;
  const edit = (inputType: string) => {
    const now = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = editPhone(before, now, inputType, joint);
    before = text;
    input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  edit('insertReplacementText');
  // What a browser fills in by itself comes as an event of another kind.
  input.addEventListener('input', (event: Event) => edit(event instanceof InputEvent ? event.inputType : ''));
}
