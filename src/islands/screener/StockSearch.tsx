import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Suggestion } from '#contract/suggestion.ts';
import type { ScreenerState } from '#kit/screener/state.ts';
import { ask } from '#ui/browser/ask.ts';
import { symbolHref } from '#kit/symbol-href.ts';
import { SCREENER_PATH, screenerHref, SYMBOL_MAX_CHARACTERS } from '#kit/screener/url.ts';
import { Icon } from './Icon.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { schemaOf } from './load-answers.ts';

/** How long a text must stand before companies are suggested for it. */
const SUGGEST_AFTER_MS = 500;
const LIST_ID = 'stock-suggestions';
const optionId = (symbol: string) => `suggestion-${symbol}`;

/** At most three companies for a text being typed, the best first. Rejects when there is no good answer. */
export async function fetchSuggestions(input: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const options = { signal, schema: schemaOf('SuggestionListSchema') };
  return (await ask('GET /stock/searchTop3', { query: { input } }, options)).data;
}

interface Props {
  state: ScreenerState;
  standalone: boolean;
}

/**
 * The search for a stock, by the combobox pattern of ARIA 1.2: a suggestion leads to its company, Enter without one
 * narrows the rows. Without script it is a form that does the latter.
 */
export function StockSearch({ state, standalone }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const close = () => {
    setFound([]);
    setActive(-1);
  };

  const shown = useRef(state.symbol);
  useEffect(() => {
    if (!input.current) return;
    if (shown.current === state.symbol) {
      // What was typed before the script arrived stays, and is answered.
      if (input.current.value !== state.symbol) setText(input.current.value);
      return;
    }
    shown.current = state.symbol;
    input.current.value = state.symbol;
    setText('');
    close();
  }, [state.symbol]);

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      if (!text.trim()) return;
      void fetchSuggestions(text.trim(), request.signal).then(
        (companies) => {
          if (request.signal.aborted) return;
          setFound(companies);
          setActive(-1);
        },
        // Without suggestions the form still searches.
        () => undefined,
      );
    }, SUGGEST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0 || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      // The field itself is a stop between the last suggestion and the first.
      setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      location.assign(symbolHref(found[active].symbol, standalone));
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };

  const open = found.length > 0;
  const current = found[active];
  return (
    <form className="find" action={SCREENER_PATH} role="search" aria-label="Companies" onSubmit={close}>
      <button type="submit" aria-label="Find">
        <Icon name="search" />
      </button>
      <input
        ref={input}
        type="search"
        name="symbol"
        role="combobox"
        aria-label="Symbol or company"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-activedescendant={current && optionId(current.symbol)}
        placeholder="Symbol or company"
        defaultValue={state.symbol}
        maxLength={SYMBOL_MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {state.symbol && (
        <a href={screenerHref({ ...state, symbol: '', page: 1 })} aria-label="Clear search" data-step>
          <Icon name="x" />
        </a>
      )}
      <ul id={LIST_ID} className="floating suggestions" role="listbox" aria-label="Companies" hidden={!open}>
        {found.map((company) => (
          <li
            key={company.symbol}
            id={optionId(company.symbol)}
            role="option"
            aria-selected={company === current}
            // The field keeps the focus, or its blur would close the list under the finger.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => location.assign(symbolHref(company.symbol, standalone))}
          >
            <span className="ticker">{company.symbol}</span> <span className="company">{company.name}</span>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {open && `${found.length} ${found.length === 1 ? 'company' : 'companies'} suggested`}
      </p>
      <HiddenFields state={{ ...state, symbol: '', page: 1 }} />
    </form>
  );
}
