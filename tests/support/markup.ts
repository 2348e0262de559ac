import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A component as the server writes it. */
export const markup = (node: ReactNode): string => renderToStaticMarkup(node);

const plain = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** What stands in some HTML, without its elements. */
export const textOf = (html: string): string => plain(html.replace(/<[^>]*>/g, '')).trim();

/** The addresses that some HTML links to, in their order. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => plain(href ?? ''));

/** The fields that a form in some HTML sends as it stands, hidden ones and text. */
export const fieldsOf = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*\sname="([^"]*)"[^>]*>/g)].map(
    ([input, name]) => `${name}=${plain(/\svalue="([^"]*)"/.exec(input)?.[1] ?? '')}`,
  );
