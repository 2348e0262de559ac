import { useEffect, useState } from 'react';
import type { Suggestion } from '#contract/suggestion.ts';
import { ask } from '#ui/browser/ask.ts';
import { schemaOf } from './load-answers.ts';

/** How long a text must stand before companies are suggested for it. */
const SUGGEST_AFTER_MS = 500;

/** At most three companies for a text being typed, the best first. Rejects when there is no good answer. */
export async function fetchSuggestions(input: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const options = { signal, schema: schemaOf('SuggestionListSchema') };
  return (await ask('GET /stock/searchTop3', { query: { input } }, options)).data;
}

/** Asks for the companies of a text once it has stood for half a second; what comes after the returned end is let go. */
export function suggestLater(text: string, suggest: (companies: readonly Suggestion[]) => void): () => void {
  const request = new AbortController();
  const timer = setTimeout(() => {
    if (!text.trim()) return;
    void fetchSuggestions(text.trim(), request.signal).then(
      (companies) => request.signal.aborted || suggest(companies),
      // Without suggestions the form still searches.
      () => undefined,
    );
  }, SUGGEST_AFTER_MS);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

interface Suggestions {
  found: readonly Suggestion[];
  /** The suggestion that the field points at, counted from 0; -1 for none. */
  active: number;
  setActive: (active: number) => void;
  /** Takes the suggestions away. */
  close: () => void;
}

/** The companies suggested for a text once it stands still. */
export function useSuggestions(text: string): Suggestions {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const suggest = (companies: readonly Suggestion[]) => {
    setFound(companies);
    setActive(-1);
  };

  useEffect(() => suggestLater(text, suggest), [text]);

  return { found, active, setActive, close: () => suggest([]) };
}
