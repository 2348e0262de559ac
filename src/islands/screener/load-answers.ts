type Answers = typeof import('./answers.ts');

/** Loads what answers are checked with; called early by who expects to ask, it costs the first question nothing. */
export const loadAnswers = (): Promise<Answers> => import('./answers.ts');

/** One of them. */
export const schemaOf = async <K extends keyof Answers>(name: K): Promise<Answers[K]> =>
  (await loadAnswers())[name];
