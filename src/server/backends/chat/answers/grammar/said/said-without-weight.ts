import { foreignLanguage } from '../words/language.ts';
import type { Wording } from './said.ts';

/** Words of other languages that no English question has, as they are said here; what stands between them is known by its term. */
const ofOthers: readonly Wording[] = [
  [/\bwie\s?viele aktien (?:sind|gibt es|hat (?:sie|die firma))(?: (?:ausstehend|im umlauf|ausgegeben))?/gi, 'how many shares are outstanding'],
  [/\bwie\s?viele mitarbeiter (?:hat|haben|gibt es)?(?: (?:sie|die firma))?/gi, 'how many employees'],
  [/\bwie (?:hoch|gro\u00df|gross) (?:ist|sind) (?:der|die|das)?\s?/gi, 'what is the '],
  [/\b(?:kya )?(?:yeh|ye|yah) (.{2,30}?) se (?:sasta|sasti|kam|neeche) hai\b/gi, 'is it trading below $1'],
  [/\bcu\u00e1ntas acciones (?:hay|tiene|est\u00e1n)(?: en circulaci\u00f3n)?/gi, 'how many shares are outstanding'],
  [/\bcombien d['\u2019]actions(?: en circulation)?/gi, 'how many shares are outstanding'],
]; // prettier-ignore

const inEnglish = (text: string): string => {
  // A whole sentence of another language is told that English is understood.
  if (foreignLanguage(text) !== undefined) return text;
  return ofOthers.reduce(
    (out, [mark, meaning]) =>
      typeof meaning === 'string' ? out.replace(mark, meaning) : out.replace(mark, meaning),
    text,
  );
};

const PERSON =
  '(?:wife|husband|son|daughter|dad|father|mum|mom|mother|brother|sister|friend|buddy|boss|colleague|co-?worker|neighbou?r|uncle|aunt|nephew|niece|partner|girlfriend|boyfriend|teacher|professor|client|accountant)';
const ROLE =
  '(?:share|stock|bag)?holder|investor|newbie|beginner|novice|student|analyst|trader|retiree|pensioner|owner|journalist|reporter|accountant|lawyer|doctor|nurse|engineer';
const WANTS =
  "(?:want(?:ed)?|need|would like|['\u2019]d like|wish|like|am trying|['\u2019]m trying|am looking|['\u2019]m looking|am curious|['\u2019]m curious)";
const KNOW = '(?:to (?:know|understand|see|find out|learn|get|check|figure out)(?: about)?)';

/** How people begin and end what they ask: who they are, for what they ask, how exact or how soon it may be. */
const framing: readonly Wording[] = [
  [new RegExp(String.raw`\bas an? (?:[\w-]+ ){0,3}?(?:${ROLE})(?: (?:here|of (?:it|this|the company)))?,? (?:i|we) ${WANTS} ${KNOW}?[,:]?\s*`, 'gi'), ''],
  [new RegExp(String.raw`\bas an? (?:[\w-]+ ){0,2}?(?:${ROLE})(?: (?:here|of (?:it|this)))?,\s*`, 'gi'), ''],
  [new RegExp(String.raw`\b(?:my|our) ${PERSON} (?:asks?|asked|wants?|wanted|wonders?|is asking|is wondering|keeps asking|would like)(?: me| us)?(?: ${KNOW})?(?: (?:about|if|whether))?[,:]?\s*`, 'gi'), ''],
  [/\b(?:sorry|apologies|excuse me|forgive me)(?: (?:if|for) (?:this|that|it|the|a|my)?(?:['\u2019]s| is| may be| might be| sounds)?(?: a| the)? ?(?:dumb|stupid|silly|basic|obvious|newbie|noob|naive|simple|asked before)(?: (?:question|one|q))?)(?:,? but)?[,.:]?\s*/gi, ''],
  [/\b(?:dumb|stupid|silly|noob|newbie|basic|quick|simple|easy|random|last|one more|another|short|honest) (?:question|q|one|query|check)(?: (?:here|for you|please|from me|though))?(?:,? but|[,:.!-]+)\s*/gi, ''],
  [/^\W*(?:long|first)[- ]time (?:lurker|holder|poster|caller|listener|user|shareholder|investor)(?:,? first[- ]time \w+)?(?: here)?[,.:]\s*/gi, ''],
  [/,?\s*\b(?:i |we )?(?:need|want) (?:it|this|that) for (?:an?|my|our|the) (?:\w+ )?(?:report|project|paper|homework|notes|assignment|presentation|essay|records|files|spreadsheet|model|article|class|meeting|talk)\b/gi, ''],
  [/,?\s*\bfor (?:an?|my|our) (?:(?:school|class|work|college|uni|university|term|club|own) )?(?:project|paper|homework|notes|assignment|presentation|essay|spreadsheet|curiosity|article|records)\b:?/gi, ''],
  [/,?\s*\b(?:there['\u2019]?s |there is )?no (?:rush|hurry|worries|pressure|stress)\b/gi, ''],
  [/,?\s*\b(?:by any chance|off the top of your head|in a nutshell|if you (?:happen to )?know|if you (?:would|could|don['\u2019]?t mind)|(?:a )?(?:ballpark|rough (?:number|figure|idea|estimate|guess))(?: (?:number|figure|will do|is (?:fine|ok|okay|enough|good)))+)\b/gi, ''],
  [/,?\s*\b(?:rounded )?to the nearest (?:million|thousand|billion|dollar|cent|percent|hundred)\b/gi, ''],
  [/,?\s*\b(?:cheers|ta|much obliged|appreciate (?:it|the help)|many thanks|thanks (?:in advance|a bunch|so much)|thx in advance|tia)(?: mate| guys| all| friend)?\W*$/gi, '?'],
  [/\bbefore (?:i|we) (?:buy|invest|sell|add(?: more)?|decide|pull the trigger|jump in|get in|put money in|commit)(?: (?:any|more|it|in))*[,:]\s*/gi, ''],
  [/,\s*(?:before (?:i|we) (?:buy|invest|sell|add|decide|jump in|get in|commit)(?: (?:any|more|it|in))*)(?=\W*$)/gi, ''],
  [/,\s*(?:my|the) (?:broker|app|brokerage|terminal|bank|screen)(?:['\u2019]s (?:app|site))? (?:shows?|says?|has|gives?|displays?|lists?) (?:me )?(?:something|a number|an? \w+ (?:number|figure)) (?:odd|weird|else|different|strange|wrong|off)\b/gi, ''],
  [/(?<!\d[\d,.]*\w? )\b(?:approx\.?|approximately|roughly)(?=\s|[?.!,]|$)(?! \$?\d)/gi, ''],
  [/\bat the moment\b/gi, 'now'],
  [/\b(how (?:fast|much|many|big|large|quickly)) overall\b/gi, '$1'],
  [/\b(how) overall (?=(?:fast|much|many|big|large|quickly)\b)/gi, '$1 '],
  [/,?\s*\b(?:pretty please|please and thank you|with sugar on top)\b/gi, ' please'],
  [/\bplox\b/gi, 'please'],
  [/\b(?:biggest|main|key|major|largest|top|greatest|principal|primary) (risks?|dangers?|concerns?|red flags?|downsides?|strengths?|weaknesses)\b/gi, '$1'],
  [/\b(?:best|highest|top|biggest) (?:dividend )?yielders\b/gi, 'highest dividend yield stocks'],
  // "Payers among small banks" are small banks.
  [/\b(payers?|stocks?|names|companies|growers?|yielders?|ones|yields?|plays) (?:among|amongst|from among|out of) (?:the |all )?(?=[a-z-]+ [a-z]+s\b|[a-z]+s\b(?! (?:it|them)))(?!(?:them|those|these|it)\b)/gi, '$1 '],
]; // prettier-ignore

/** Ways of saying in which one word stands beside its matter, or apart from it, and asks for nothing more. */
export const wordingsWithoutWeight: readonly Wording[] = [
  [/^.*$/s, (text: string) => inEnglish(text)],
  ...framing,
  // "Margin trend, last 4 quarters (gross)": which margin, behind it.
  [/(?<!\b(?:gross|operating|net|ebitda) )\b(margins?)\b([^.?!()]*?)\s*\((gross|operating|net)\)/gi, '$3 $1$2'],
  [/\b(pay|paying|paid) (its |their |the |all (?:its |the )?)?(loans?|debts?|borrowings?|notes|creditors|lenders) back\b/gi, '$1 $2$3'],
  [/\bpay back (?=(?:its |their |the )?(?:loans?|debts?|borrowings?|notes|creditors|lenders)\b)/gi, 'pay '],
  // No number of them is said: a few.
  [/\b(in|over|during|within) (?:the )?(?:last|past) (months|weeks)\b/gi, '$1 the past few $2'],
  // Until when it had the former name is told with it.
  [/\b(?:since|from) when (?:is |was |does |do |has |have |did )?(?:(?:it|they) )?(?:have |had |use |used |been )?(?:the|its|their|this) (?:new|current|present) name\b/gi, 'former names'],
  [/\bwhen did (?:it|they|the company) (?:take|get|adopt|choose|change to|switch to|start using) (?:the|its|their|this) (?:new|current|present) name\b/gi, 'former names'],
  [/\b(?:sinc|sinse|scince)\b/gi, 'since'],
]; // prettier-ignore
