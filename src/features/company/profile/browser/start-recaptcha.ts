import type { RunningCaptcha } from './start-captcha.ts';

interface Recaptcha {
  ready(call: () => void): void;
  render(place: Element, options: { sitekey: string; callback: () => void }): number;
  getResponse(widget: number): string;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** Loads the provider's captcha into its place; the field of its response is the provider's own. */
export function startRecaptcha(host: HTMLElement, sitekey: string, clear: () => void): RunningCaptcha {
  const place = host.querySelector('[data-part="recaptcha"]');
  let response = () => '';
  const script = document.createElement('script');
  script.src = SCRIPT;
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
