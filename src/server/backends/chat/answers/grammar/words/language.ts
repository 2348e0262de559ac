import { isKnownWord } from '../lexicon/lexicon.ts';
import { wordsOf } from '../lexicon/words.ts';

/** Scripts that no English question is written in, and the language that most likely is. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'Japanese'],
  [/\p{Script=Han}/gu, 'Chinese'],
  [/\p{Script=Hangul}/gu, 'Korean'],
  [/\p{Script=Cyrillic}/gu, 'Russian'],
  [/\p{Script=Arabic}/gu, 'Arabic'],
  [/\p{Script=Hebrew}/gu, 'Hebrew'],
  [/\p{Script=Devanagari}/gu, 'Hindi'],
  [/\p{Script=Greek}/gu, 'Greek'],
  [/\p{Script=Thai}/gu, 'Thai'],
];

/** Small words of languages, folded as words of questions are: two of one language are no accident. */
const small: Readonly<Record<string, string>> = {
  Spanish:
    'que cual cuales como cuanto cuanta cuantos cuantas donde quien quienes cuando por es son esta este el la los las de del una un para y tiene precio accion acciones empresa ingresos deuda compania dividendo ganancias ventas',
  German:
    'wie wer was wo wann warum welche welcher welches ist sind der die das den dem des ein eine und nicht hoch viel viele wird hat haben umsatz gewinn aktie aktien kurs schulden unternehmen firma ihre seine von mit',
  French:
    'quel quelle quels quelles est sont le la les de des du un une combien ou quand qui pourquoi comment chiffre prix benefice dette dettes entreprise societe ses son actions cours dividende a t il elle',
  Portuguese:
    'qual quais quanto quanta onde quando quem como e o os a as do da dos das acao acoes preco receita divida empresa lucro uma um para por tem',
  Italian:
    'qual quale quali quanto quanti dove quando chi come e il lo gli le di della del delle azioni azione prezzo ricavi debito societa utile una un per ha sono',
  Dutch:
    'wat hoe wie waar wanneer waarom is zijn het een de van aandeel koers omzet winst schuld bedrijf heeft en niet',
};
const smallWords = Object.entries(small).map(([name, words]) => [name, new Set(words.split(' '))] as const);

const LEAST_HITS = 2;

/** The language of a question that is not English; undefined for English and for what cannot be told. */
export function foreignLanguage(text: string): string | undefined {
  for (const [script, name] of scripts) if ((text.match(script) ?? []).length >= 2) return name;
  const words = wordsOf(text).flatMap(({ written }) =>
    written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/['’]/),
  );
  const isForeign = words.filter((word) => !isKnownWord(word)).length * 2 >= words.length;
  if (!isForeign) return undefined;
  const hits = smallWords.map(
    ([name, known]) => [name, new Set(words.filter((word) => known.has(word))).size] as const,
  );
  const [best] = hits.sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_HITS ? best[0] : undefined;
}
