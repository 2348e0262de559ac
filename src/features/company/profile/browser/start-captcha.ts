import { CAPTCHA_INCOMPLETE } from '#contract/messages.ts';

const RECAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** How the captcha of a form stands. */
interface RunningCaptcha {
  isDone: () => boolean;
  /** While it is being worked on: resolves either way. */
  pending: Promise<unknown> | undefined;
}

function say(alert: HTMLElement | null, text: string): void {
  if (alert) alert.textContent = text;
}

/** The question that people without scripts get, for browsers that may not work (an insecure address, no workers). */
async function showQuestion(host: HTMLElement): Promise<void> {
  const template = host.querySelector<HTMLTemplateElement>('template[data-part="question"]');
  if (!template) return;
  const { askCaptcha } = await import('./solve-work.ts');
  const { question = '', token = '' } = await askCaptcha('question');
  template.replaceWith(template.content);
  const label = host.querySelector('label[for="captcha-answer"]');
  const hidden = host.querySelector<HTMLInputElement>('[name="captcha_token"]');
  if (label) label.textContent = question;
  if (hidden) hidden.value = token;
  host.querySelector('.check')?.remove();
  host.querySelector<HTMLInputElement>('#captcha-answer')?.focus();
}

function startWork(host: HTMLElement, clear: () => void): RunningCaptcha {
  const box = host.querySelector<HTMLInputElement>('#captcha-check');
  const told = host.querySelector<HTMLElement>('#captcha-told');
  const proof = host.querySelector<HTMLInputElement>('[name="captcha"]');
  const running: RunningCaptcha = {
    isDone: () => proof?.value !== '' || host.querySelector('#captcha-answer') !== null,
    pending: undefined,
  };
  box?.addEventListener('change', () => {
    clear();
    if (!box.checked || !proof || running.pending) return;
    say(told, 'Checking…');
    running.pending = import('./solve-work.ts')
      .then(({ solveWork }) => solveWork())
      .then((payload) => {
        proof.value = payload;
        box.checked = true;
        say(told, 'Checked. Thank you.');
      })
      .catch(() => {
        box.checked = false;
        say(told, '');
        return showQuestion(host).catch(() => say(told, 'The check failed. Please try again later.'));
      })
      .finally(() => (running.pending = undefined));
  });
  return running;
}

interface Recaptcha {
  ready(call: () => void): void;
  render(place: Element, options: { sitekey: string; callback: () => void }): number;
  getResponse(widget: number): string;
}

/** Loads the provider's captcha into its place; the field of its response is the provider's own. */
function startRecaptcha(host: HTMLElement, sitekey: string, clear: () => void): RunningCaptcha {
  const place = host.querySelector('[data-part="recaptcha"]');
  let response = () => '';
  const script = document.createElement('script');
  script.src = RECAPTCHA_SCRIPT;
  script.addEventListener('load', () => {
    const { grecaptcha } = window as unknown as { grecaptcha?: Recaptcha };
    grecaptcha?.ready(() => {
      if (!place) return;
      const widget = grecaptcha.render(place, { sitekey, callback: clear });
      response = () => grecaptcha.getResponse(widget);
    });
  });
  document.head.append(script);
  return { isDone: () => response() !== '', pending: undefined };
}

/** Takes over the captcha in `host`: its form is sent once it is completed, and until then says what is missing. */
export function startCaptcha(form: HTMLFormElement, host: HTMLElement): void {
  const alert = host.querySelector<HTMLElement>('#captcha-alert');
  const clear = () => say(alert, '');
  const key = host.dataset.recaptcha;
  const running = key ? startRecaptcha(host, key, clear) : startWork(host, clear);
  form.addEventListener('submit', (event) => {
    if (running.isDone()) return;
    event.preventDefault();
    if (running.pending) {
      void running.pending.then(() => form.requestSubmit());
      return;
    }
    say(alert, CAPTCHA_INCOMPLETE);
    host.querySelector<HTMLElement>('input:not([type="hidden"]), iframe')?.focus();
  });
}
