import { defineView, oneOf, optional } from '#kit/page/view.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const edit = optional((text) => (text !== null && ID.test(text) ? text : undefined));

/** Where a letter is tried and sent. */
export const sendView = defineView('/tools/newsletters/send', { edit });

/** How a letter would be read: as a mail, in HTML or as text. */
export const mailView = defineView('/tools/newsletters/mail', {
  as: oneOf(['html', 'text'] as const, 'html'),
  edit,
});
