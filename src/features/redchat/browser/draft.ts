/** Under which name a window keeps the question that is being typed; logging out takes it away (session-hint.ts of the shell). */
export const DRAFT = 'chatDraft';
