/** Headers between a form that is sent without leaving its page and the server; names of our own. */

/** Of the request: a script sends this form. */
export const IN_PLACE = 'x-in-place';
/** Of the answer: the page to go to. */
export const GO_TO = 'x-go-to';
/** Of the answer: the page to which the same form is to be sent on. */
export const REPOST_TO = 'x-repost-to';
