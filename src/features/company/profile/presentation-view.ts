import { hostOf, safeAddress } from './safe-address.ts';

/** A presentation: its address, and what shows it in a frame, if anything may. */
export interface PresentationView {
  href: string;
  /** Null where the document is on a host whose frames are not allowed: then it is downloaded. */
  frame: { src: string; origin: string | null; isSandboxed: boolean } | null;
}

const slides: Readonly<Record<string, (url: URL) => string | null>> = {
  'docs.google.com': (url) => {
    const id = /^\/presentation\/d\/(?:e\/)?[\w-]+/.exec(url.pathname)?.[0];
    return id ? `https://docs.google.com${id}/embed` : null;
  },
  'view.officeapps.live.com': (url) => (url.pathname.startsWith('/op/embed') ? url.href : null),
  'slideshare.net': (url) =>
    url.pathname.startsWith('/slideshow/embed_code/') ? `https://www.slideshare.net${url.pathname}` : null,
};

/**
 * How a presentation is shown. PDF files are framed from this site and from the operator's own storage (`assetsUrl`),
 * without a sandbox, in which browsers show no PDF; slide players of known hosts in one.
 */
export function presentationView(
  address: string | null | undefined,
  assetsUrl?: string,
): PresentationView | null {
  const href = safeAddress(address);
  if (href === null) return null;
  const host = hostOf(href);
  const isPdf = /\.pdf(?:[?#]|$)/i.test(href);
  if (host === null) return { href, frame: isPdf ? { src: href, origin: null, isSandboxed: false } : null };
  const { origin } = new URL(href);
  if (isPdf && assetsUrl && origin === URL.parse(assetsUrl)?.origin)
    return { href, frame: { src: href, origin, isSandboxed: false } };
  const src = Object.hasOwn(slides, host) ? slides[host]?.(new URL(href)) : null;
  return { href, frame: src ? { src, origin: new URL(src).origin, isSandboxed: true } : null };
}
