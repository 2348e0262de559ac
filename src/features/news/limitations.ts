import { type BriefTopic, briefTopicRows } from '#contract/brief-topics.ts';

const bySubject: Readonly<Record<string, string>> = {
  'Insider forms':
    'The index lists forms 3, 4, 5 and 144 under the company and under the person who files. It gives neither the person nor the transaction; the documents do.',
  Stakes:
    'The index lists a schedule 13D or 13G under the holder and under the company whose shares are held. It says neither which of the two this company is nor how large the stake is; the document does.',
  Prospectus:
    'The index gives the form, the day and the document. It gives neither the price nor the size of the offering; the document does.',
  Merger:
    'The index lists these documents under every party. It does not say which party this company is; the document does.',
};

const subjectOf = (category: string | null | undefined): string => {
  if (/^(?:Form (?:3|4|5|144)|Insider forms)/.test(category ?? '')) return 'Insider forms';
  if (category === 'Prospectus') return category;
  if (/^(?:13[DG]|Stakes)/.test(category ?? '')) return 'Stakes';
  return /^(?:425|[SF]-4|SC |SC14|Merger)/.test(category ?? '') ? 'Merger' : '';
};

/** What the record behind a brief leaves open. */
export const limitationsOf = (topic: BriefTopic, category: string | null | undefined): string =>
  ((topic === 'filing' || topic === 'ipo') && bySubject[subjectOf(category)]) ||
  briefTopicRows[topic].limitations;
