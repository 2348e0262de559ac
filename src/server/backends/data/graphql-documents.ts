import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitRules, MAX_TOKENS } from './graphql-limits.ts';

/** Of the texts of all documents together; what is read from a text is up to fifty times as large. */
const TEXTS_LENGTH = 160_000;
const rules = [...specifiedRules, ...limitRules];

/**
 * Makes a text ready to be executed, once for as long as it is in use: parsed and validated.
 * A text that is refused gives the errors instead, and is not kept.
 */
export type ReadDocument = (query: string) => DocumentNode | { errors: readonly GraphQLError[] };

export function createDocumentReader(schema: GraphQLSchema): ReadDocument {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: TEXTS_LENGTH,
    sizeCalculation: (_, text) => text.length + 100,
  });
  return (query) => {
    const known = kept.get(query);
    if (known) return known;
    const document = parsed(query);
    if (document instanceof GraphQLError) return { errors: [document] };
    const errors = validate(schema, document, rules, { hideSuggestions: true, maxErrors: 10 });
    if (errors.length > 0) return { errors };
    kept.set(query, document);
    return document;
  };
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxLexicalTokens: MAX_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
