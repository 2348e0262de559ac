import type { LlmCosts } from '#server/store/chat/llm-costs.ts';
import type { ModelEvent, ModelRequest } from './client.ts';

/** Dollars for a million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** The day's limit does not allow another request. */
export class OverLimit extends Error {
  constructor() {
    super('the limit of the day is reached');
  }
}

/** English has about four characters a token, figures and JSON fewer; too many are counted rather than too few. */
const CHARACTERS_A_TOKEN = 3;
const tokensOf = (characters: number): number => Math.ceil(characters / CHARACTERS_A_TOKEN);

const inputOf = ({ messages, tools }: ModelRequest): number =>
  tokensOf(JSON.stringify([messages, tools]).length);

/**
 * Asks a model within the daily limit: what a request can cost at most is set aside first, and what it did cost is counted at its end,
 * however it ends: as the server says, or by the length of what was sent and came.
 * @throws OverLimit before anything is sent
 */
export async function* askWithin(
  { costs, prices }: { costs: LlmCosts; prices: Prices },
  request: ModelRequest,
  ask: (request: ModelRequest) => AsyncIterable<ModelEvent>,
): AsyncGenerator<ModelEvent> {
  const dollars = (input: number, output: number): number =>
    (input * prices.input + output * prices.output) / 1e6;
  const input = inputOf(request);
  const settle = await costs.setAside(dollars(input, request.maxTokens));
  if (!settle) throw new OverLimit();
  let characters = 0;
  let usage: { input: number; output: number } | null = null;
  try {
    for await (const event of ask(request)) {
      if (event.kind === 'words') characters += event.words.length;
      else {
        usage = event.usage;
        characters += JSON.stringify(event.calls).length;
      }
      yield event;
    }
  } finally {
    await settle(usage ? dollars(usage.input, usage.output) : dollars(input, tokensOf(characters)));
  }
}
