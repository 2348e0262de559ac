import * as z from 'zod/mini';
import type { Catalyst } from '#contract/catalyst.ts';
import { bioPhaseGroups } from '#contract/bio-phase.ts';
import { namesOfSources } from '#contract/source.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { findCatalysts, findTrials } from '#server/store/trials/catalysts.ts';
import { CompanyInput, limitUpTo, SpanInput } from './inputs.ts';
import { defineLookUp, factOf, unknownCompany } from './look-up.ts';

const phase = z.optional(z.enum(bioPhaseGroups)).check(z.describe('Trials of a phase alone.'));

const subjects = z
  .optional(z.array(z.string()).check(z.maxLength(20)))
  .check(z.describe('Trials of these drugs or conditions alone, as the list writes them.'));

/** Registered trials of a company. */
export const trials = defineLookUp({
  name: 'trials',
  description:
    'Registered clinical trials of a company: drug, phase, condition, status and completion, running ones first.',
  input: z.extend(CompanyInput, { phase, subjects, limit: limitUpTo(50, 8) }),
  async find({ db }, { symbol, phase: group, subjects: wanted, limit }) {
    const found = await findTrials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const all = found.data.filter(
      ({ group: own, drug, condition }) =>
        (group === undefined || own === group) &&
        (wanted === undefined || wanted.some((name) => name === drug || name === condition)),
    );
    const facts = all.slice(0, limit).flatMap((trial, i) => {
      const source = {
        label: `ClinicalTrials.gov, ${trial.nctId}`,
        href: trial.raw_text_link ?? companyTabPath(symbol, 'bio'),
        date: trial.lastUpdate ?? trial.asOf,
      };
      const rest = { date: trial.lastUpdate ?? trial.asOf, row: String(i), source };
      return [
        ...factOf('drug', 'Drug', trial.drug, 'text', rest),
        ...factOf('phase', 'Phase', trial.stage, 'text', rest),
        ...factOf('condition', 'Condition', trial.condition, 'text', rest),
        ...factOf('status', 'Status', trial.status, 'text', rest),
        ...factOf('primary_completion', 'Primary completion', trial.primaryCompletion, 'date', rest),
      ];
    });
    return {
      symbol,
      facts,
      total: all.length,
      missing: all.length === 0 ? ['No such trial is on record.'] : [],
    };
  },
});

/** Whether a day is one of which it was only expected that something would come: as the page of the company tells it. */
const isExpected = ({ outcome, outcomeDate, source, date, asOf }: Catalyst): boolean =>
  (outcome ?? outcomeDate) === null && source !== 'sec-8k' && source !== 'fda' && date > asOf;

/** Dated events that may move a company. */
export const catalysts = defineLookUp({
  name: 'catalysts',
  description:
    'Regulatory decisions, readouts, approvals and corporate events of a company by day, newest first.',
  input: z.extend(SpanInput, { limit: limitUpTo(30, 8) }),
  async find({ db }, { symbol, from, to, limit }) {
    const found = await findCatalysts(db, symbol);
    if (!found) return unknownCompany(symbol);
    const all = found.data.filter(
      ({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to),
    );
    const facts = all.slice(0, limit).flatMap((event, i) => {
      const source = {
        label: `${event.kind}, ${namesOfSources(event.source)}`,
        href: event.raw_text_link ?? `${companyTabPath(symbol, 'bio')}#catalysts`,
        date: event.asOf,
      };
      const rest = { date: event.date, row: String(i), source };
      return [
        ...factOf('day', 'Day', event.date, 'date', rest),
        ...factOf('kind', 'Event', event.kind, 'text', rest),
        ...factOf('subject', 'Subject', event.subject, 'text', rest),
        ...factOf('indication', 'Condition', event.indication, 'text', rest),
        ...factOf('event_phase', 'Phase', event.phase, 'text', rest),
        ...factOf('outcome', 'Outcome', event.outcome, 'text', rest),
        ...(isExpected(event)
          ? factOf('expected', 'Expected, as known on', event.asOf, 'date', { ...rest, date: event.asOf })
          : []),
      ];
    });
    const missing = all.length === 0 ? ['No such event is on record.'] : [];
    return { symbol, facts, total: all.length, missing };
  },
});
