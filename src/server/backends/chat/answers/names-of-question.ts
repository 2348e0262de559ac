import { readCompanyNames, readUncoveredNames } from '#server/store/companies/company-names.ts';
import { readHolderNames, readNamesOnRecord } from '#server/store/companies/names-on-record.ts';
import type { ChatQuestion } from '../answerer.ts';
import { companyIndexOf } from './grammar/names/companies.ts';
import type { CompanyIndex } from './grammar/names/company.ts';
import { holderKeysOf, type NameIndex, nameIndexOf } from './grammar/names/name-index.ts';
import type { Turn } from './grammar/turns/turn.ts';
import { kinds } from './kinds/index.ts';
import type { AnswerStore } from './look-ups/look-up.ts';
import { understand } from './cut/understand.ts';

/** Reads a question with the names on record of the company it is asked on, and of those it names. */
export async function understandNames(
  store: AnswerStore,
  index: CompanyIndex,
  question: ChatQuestion,
): Promise<{ index: CompanyIndex; turns: Turn[] }> {
  const names = new Map<string, NameIndex>();
  const know = async (symbol: string): Promise<void> => {
    if (names.has(symbol)) return;
    names.set(
      symbol,
      await store.cached(`chat-names-${symbol}`, async () =>
        nameIndexOf(await readNamesOnRecord(store.db, symbol)),
      ),
    );
  };
  const withNames = { ...index, names };
  if (question.symbol !== null) await know(question.symbol);
  const turns = understand(question, kinds, withNames);
  const unread = turns
    .filter(({ reading }) => reading.unknown.length > 0 || reading.names.some(({ isStranger }) => isStranger))
    .flatMap(({ companies }) => companies);
  const others = [...new Set(unread.map(({ symbol }) => symbol))]
    .filter((symbol) => !names.has(symbol))
    .slice(0, 3);
  if (others.length === 0) return { index: withNames, turns };
  for (const symbol of others) await know(symbol);
  return { index: withNames, turns: understand(question, kinds, withNames) };
}

/** The names of all companies, made once for a version of the content. */
export const companyIndex = (store: AnswerStore): Promise<CompanyIndex> =>
  store.cached('chat-companies', async () => {
    const [companies, uncovered, holders] = await Promise.all([
      readCompanyNames(store.db),
      readUncoveredNames(store.db),
      readHolderNames(store.db),
    ]);
    return companyIndexOf(companies, uncovered, holderKeysOf(holders));
  });
