import { newsletterMessages } from '#contract/newsletter-messages.ts';

/** What became of a form: subscribed, refused for its input, or not taken. */
export type Outcome = 'subscribed' | 'refused' | 'failed' | 'unexpected';

export const STATUS_MS = 6000;

/** Posts a newsletter form as JSON. Only the status decides: 200 is success. */
export async function postForm(path: string, body: object): Promise<Outcome> {
  try {
    const { status } = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (status === 200) return 'subscribed';
    return status === 400 ? 'refused' : 'failed';
  } catch {
    return 'unexpected';
  }
}

/** The sentence of an outcome. */
export const sayOutcome = (outcome: Outcome): string =>
  newsletterMessages[outcome === 'refused' ? 'failed' : outcome];

/** Writes a sentence into a status line for six seconds; a newer one has its own six. */
export function createStatus(line: Element): (outcome: Outcome) => void {
  let clearing: ReturnType<typeof setTimeout> | undefined;
  return (outcome) => {
    line.textContent = sayOutcome(outcome);
    clearTimeout(clearing);
    clearing = setTimeout(() => line.replaceChildren(), STATUS_MS);
  };
}
