import { type BriefTopic, briefTopicRows } from '#contract/brief-topics.ts';

const bySubject: Readonly<Record<string, string>> = {
  Stakes:
    'The index gives the holder, the company and the day. How many shares are held and what the holder wants stand in the document.',
  Delisting:
    'The index gives the form and the day. Which security leaves the exchange, and why, stands in the document.',
  '8-K':
    'The index gives the items under which the report stands. What happened, and its figures, stand in the document.',
  Prospectus:
    'The index gives the form, the day and the document. It gives neither the price nor the size of the offering; the document does.',
  Merger:
    'The index lists these documents under every party. It does not say which party this company is; the document does.',
};

const subjectOf = (category: string | null | undefined): string => {
  if (/^13D/.test(category ?? '')) return 'Stakes';
  return /^(?:Merger|Tender offer|Going private)/.test(category ?? '') ? 'Merger' : (category ?? '');
};

/** What the record behind a brief leaves open. */
export const limitationsOf = (topic: BriefTopic, category: string | null | undefined): string =>
  ((topic === 'filing' || topic === 'ipo') && bySubject[subjectOf(category)]) ||
  briefTopicRows[topic].limitations;
