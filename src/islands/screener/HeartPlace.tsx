import { createElement, memo } from 'react';
import { HEART_PATH, heartLabel, signInHref } from '#islands/favorites/favorite-item.ts';

interface Props {
  symbol: string;
  /** The address to come back to from signing in. */
  here: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? character);

/** The link of a guest, as on every other page (Heart.astro). */
const linkOf = ({ symbol, here }: Props) =>
  `<a class="heart" href="${escape(signInHref({ kind: 'company', id: symbol }, here))}" rel="nofollow" aria-label="${escape(heartLabel(symbol))}"><svg class="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true"><path d="${HEART_PATH}"/></svg></a>`;

/**
 * The heart of a row. What stands in its element belongs to the element, which puts the live heart there for who has
 * signed in, before this island is hydrated or after: hence text, which React neither compares nor draws anew.
 */
export const HeartPlace = memo((props: Props) =>
  createElement('favorite-heart', {
    'data-kind': 'company',
    'data-id': props.symbol,
    'data-name': props.symbol,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: linkOf(props) },
  }),
);
