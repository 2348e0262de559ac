import { newYorkDay } from '#kit/time/days.ts';
import type { APIContext } from 'astro';
import { ApiError } from '#contract/errors.ts';
import { calendarAnswer, refusal } from '#features/events/calendar.ts';
import { load } from '#kit/http/load.ts';
import { PRIVATE } from '#kit/page/share.ts';
import { calendarStart } from './days.ts';
import { catalystsIcs, earningsIcs } from './ics.ts';
import { askCatalysts, askEarnings, loadAhead } from './load.ts';
import { catalystCalendarView, earningsCalendarView } from './view.ts';

type Context = Pick<APIContext, 'locals' | 'url' | 'params'>;

const start = async ({ locals }: Context, now: Date) =>
  calendarStart((await locals.summary())?.quoteDate, now);

async function answer(making: Promise<string>, fileName: string, isOwn: boolean): Promise<Response> {
  const { value, failure } = await load(making);
  if (failure) return refusal(failure);
  const file = calendarAnswer(value, fileName);
  if (isOwn) file.headers.set('Cache-Control', PRIVATE);
  return file;
}

/** All awaited reports that a view's filters let through, as a calendar file. */
export function answerEarningsFile(context: Context, now = new Date()): Promise<Response> {
  const { locals, url } = context;
  const view = { ...earningsCalendarView.read(url.searchParams), search: '' };
  const make = async () =>
    earningsIcs(
      await loadAhead(askEarnings(locals.api, view), await start(context, now)),
      locals.site,
      now,
      newYorkDay(now),
    );
  return answer(make(), 'earnings.ics', view.mine);
}

/** All catalysts ahead that a view's filters let through, as a calendar file. */
export function answerCatalystsFile(context: Context, now = new Date()): Promise<Response> {
  const { locals, url } = context;
  const view = { ...catalystCalendarView.read(url.searchParams), search: '' };
  const make = async () =>
    catalystsIcs(
      await loadAhead(askCatalysts(locals.api, view), await start(context, now)),
      locals.site,
      now,
      newYorkDay(now),
    );
  return answer(make(), 'catalysts.ics', view.mine);
}

/** The next report of one company as a calendar file. */
export function answerReportFile(context: Context, now = new Date()): Promise<Response> {
  const { locals, params } = context;
  const symbol = (params['symbol'] ?? '').toUpperCase();
  const make = async () => {
    const view = earningsCalendarView.read(new URLSearchParams());
    const [next] = await loadAhead(askEarnings(locals.api, view), await start(context, now), symbol);
    if (!next) throw new ApiError('not_found', `No report of ${symbol} is awaited.`);
    return await earningsIcs([next], locals.site, now, newYorkDay(now));
  };
  return answer(make(), `earnings-${symbol.replace(/[^A-Z0-9-]/g, '')}.ics`, false);
}

/** One catalyst as a calendar file. */
export function answerCatalystFile(context: Context, now = new Date()): Promise<Response> {
  const { locals, params } = context;
  const make = async () => {
    const entry = await locals.api('calendar.catalyst', { params: { id: params['id'] ?? '' } });
    return await catalystsIcs([entry], locals.site, now, newYorkDay(now));
  };
  return answer(make(), 'catalyst.ics', false);
}
