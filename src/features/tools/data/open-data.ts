import type { Decision, Doubt, Sponsor } from '#contract/data-decision.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Paged } from '#contract/paging.ts';
import { type FormValues, submit, wayOut } from '#kit/form/form.ts';
import { load, orNull } from '#kit/http/load.ts';
import { leaveNotice, type Notice, takeNotice } from '#kit/page/notice.ts';
import { defineView, optional, pageNumber, type ViewOf } from '#kit/page/view.ts';
import type { ToolsContext } from '../act.ts';

export const DOUBTS_PAGE_SIZE = 25;
const DECISIONS_SHOWN = 50;

/** Which doubts are shown: of one company, or of all. */
export const dataView = defineView('/tools/data', {
  symbol: optional((text) => (text && /^[A-Za-z0-9.-]{1,12}$/.test(text) ? text.toUpperCase() : undefined)),
  page: pageNumber(),
});

export interface OpenedData {
  view: ViewOf<typeof dataView>;
  values: FormValues;
  /** null where they did not arrive. */
  doubts: Paged<Doubt> | null;
  decisions: Decision[] | null;
  crypto: { symbol: string; name: string }[] | null;
  sponsors: Sponsor[] | null;
  notice: Notice | null;
  alert: string | null;
  /** The name of the field that the alert is about. */
  faulty: string | null;
}

/** Does what a form asks; answers what is said of it. */
async function act({ api }: ToolsContext['locals'], values: FormValues): Promise<Notice> {
  const { intent, id = '', symbol = '', reason = '', figure = '', choice = '', sector = '' } = values;
  const { sponsor = '' } = values;
  if (intent === 'undo') {
    await api('dataDesk.undo', { params: { id } });
    return 'data-undone';
  }
  const about = { symbol: symbol.trim().toUpperCase(), reason };
  // The API holds every body against its schema: hence `never`.
  if (intent === 'sponsor')
    await api('dataDesk.decideSponsor', {
      body: { ...about, symbol: about.symbol || null, sponsor },
    });
  else if (intent === 'figure')
    await api('dataDesk.decideFigure', { body: { ...about, figure, choice } as never });
  else await api('dataDesk.decideSector', { body: { ...about, sector } as never });
  return 'data-decided';
}

/** Opens what the record doubts, and what staff decided about it. */
export async function openData(context: ToolsContext): Promise<{ goTo: string } | { page: OpenedData }> {
  const { locals, request, response, url } = context;
  const { api } = locals;
  const view = dataView.read(url.searchParams);
  const { values, failure, goTo } = await submit(request, async (given) => {
    leaveNotice(context, await act(locals, given));
    return dataView.href(view);
  });
  if (goTo !== null) return { goTo };
  const { page, symbol } = view;
  const [doubts, decisions, crypto, sponsors] = await Promise.all([
    load(api('dataDesk.doubts', { query: { page, pageSize: DOUBTS_PAGE_SIZE, ...(symbol && { symbol }) } })),
    orNull(api('dataDesk.decisions', { query: { pageSize: DECISIONS_SHOWN } })),
    orNull(api('dataDesk.crypto')),
    orNull(api('dataDesk.sponsors')),
  ]);
  const out = wayOut(failure ?? doubts.failure, url);
  if (out !== null) return { goTo: out };
  if (failure ?? doubts.failure) response.status = (failure ?? doubts.failure)?.status ?? 500;
  return {
    page: {
      view,
      values,
      doubts: doubts.value,
      decisions: decisions && decisions.data,
      crypto: crypto && crypto.data,
      sponsors: sponsors && sponsors.data,
      notice: failure ? null : takeNotice(context),
      alert: failure && alertOf(failure),
      faulty: Object.keys(failure?.fields ?? {})[0] ?? null,
    },
  };
}

const labels: Readonly<Record<string, string>> = { symbol: 'Company symbol', sector: 'Sector' };

/** The sentence of a failure: that of its first field, where it has one. */
function alertOf({ message, fields }: ApiError): string {
  const [first] = Object.entries(fields ?? {});
  if (!first) return message;
  const [name, fault] = first;
  return /^[A-Z]/.test(fault) ? fault : `${labels[name] ?? name} ${fault}`;
}
