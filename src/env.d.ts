/// <reference types="astro/client" />

declare namespace App {
  /** What a page knows: everything else it must ask the API for. */
  interface Locals {
    /** The API as this visitor may use it; rejects with ApiError. */
    api: import('#kit/http/api-client.ts').Api;
    /** By which the log knows this request. */
    requestId: string;
    /** Writes to the log why a page could not be made. */
    noteFault: (fault: unknown) => void;
    /** Whether this stands in the place of a form from elsewhere, which was not taken. */
    refused?: boolean;
    /** null for a guest. */
    session: import('#contract/session.ts').Session | null;
    /** Seals what this browser holds for who has signed in; undefined for a guest. */
    heldKey: () => string | undefined;
    /** What the page may load; a page that needs more than every page says so here. */
    policy: import('#server/front/policy.ts').PagePolicy;
    site: {
      name: string;
      /** Origin without a trailing slash. */
      url: string;
      /** Address of a marketing provider's form that stands in place of the newsletter form. */
      footerForm?: string;
      /** The operator's own storage of documents. */
      assetsUrl?: string;
      /** With it the captcha of forms is reCAPTCHA. */
      recaptchaKey?: string;
      /** Address of a hosted chat app; without it the built-in one is framed. */
      chatAppUrl?: string;
      /** What a hosted chat app is posted to know who asks. */
      chatToken: 'chat' | 'session';
      /** What has to be said where questions leave the site; null where they stay. */
      chatNotice: string | null;
    };
    /** Whose charts stand for the three indices of the home page. */
    indexWidgets: 'own' | 'tradingview';
    rootPage: 'home' | 'stocks';
    /** Whether one may sign in with Google. */
    googleSignIn: boolean;
    /** Today's breadth of the market; null while the data backend does not answer. */
    summary: import('#server/compose/summary.ts').Summary;
  }
}

/** Made by scripts/setup/inline-sources.mjs. */
declare module 'virtual:inline-sources' {
  export const inlineSources: import('#server/front/policy.ts').InlineSources;
}

/** Astro's own: how each page is read, by its file. */
declare module 'virtual:astro:pages' {
  export const pageMap: ReadonlyMap<string, () => Promise<unknown>>;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the first touch, or at the first sign of a person on the page (src/ui/browser/first-touch.ts). */
    'client:touch'?: boolean | string;
  }
}
