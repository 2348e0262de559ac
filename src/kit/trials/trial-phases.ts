import { type BioPhaseGroup, bioPhaseOptions } from '#contract/bio-phase.ts';

export type PhaseOption = (typeof bioPhaseOptions)[number];

export interface Phase {
  /** The phase as its source gives it, in one spelling: `Phase 3b`, `Early Phase 1`. */
  label: string;
  option: PhaseOption;
  group: BioPhaseGroup;
}

const regulatory = new Map<string, PhaseOption>(
  (['NDA', 'sNDA', 'BLA', 'IND', 'PDUFA'] as const).map((option) => [option.toLowerCase(), option]),
);

/**
 * Reads any spelling of a phase: the registry's `PHASE2,PHASE3`, the old `phase 1/phase 2`, `phase-2b`, `Phase 1/2`.
 * A label that is no phase (`NA`, blank, observational) is null.
 */
export function parsePhase(raw: string): Phase | null {
  const text = raw.trim().toLowerCase();
  const application = regulatory.get(text);
  if (application) return { label: application, option: application, group: 'Regulatory' };
  if (text === 'approved' || text === 'completed') {
    return { label: text === 'approved' ? 'Approved' : 'Completed', option: 'Approved', group: 'Completed' };
  }
  if (text === 'failed') return { label: 'Failed', option: 'Failed', group: 'Failed' };
  return parseNumbered(text);
}

/** Phases named in any spelling as filter options: distinct, in order. */
export function orderedOptions(options: Iterable<PhaseOption>): PhaseOption[] {
  const chosen = new Set(options);
  return bioPhaseOptions.filter((option) => chosen.has(option));
}

/** Phases of each company's trials that were not withdrawn, as filter options in order. */
export function pipelines(
  rows: readonly { symbol: string; stage: string; status: string | null }[],
): Map<string, PhaseOption[]> {
  const options = new Map<string, PhaseOption[]>();
  for (const row of rows) {
    const phase = parsePhase(row.stage.replace(/^Early /, ''));
    if (phase && row.status !== 'Withdrawn')
      options.set(row.symbol, [...(options.get(row.symbol) ?? []), phase.option]);
  }
  return new Map(Array.from(options, ([symbol, phases]) => [symbol, orderedOptions(phases)]));
}

function parseNumbered(text: string): Phase | null {
  const numbers =
    /^(early[_ -]?)?phase[_ -]?([1-4])([abc])?(?:\s*[/,]\s*(?:phase[_ -]?)?([1-4])([abc])?)?$/.exec(text);
  if (!numbers) return null;
  const [, early, first = '', letter = '', second] = numbers;
  const name =
    second === undefined || second === first ? `Phase ${first}${letter}` : `Phase ${first}/${second}`;
  const plain = name.replace(/[abc]$/, '');
  const option =
    bioPhaseOptions.find((known) => known === name) ?? bioPhaseOptions.find((known) => known === plain);
  if (!option) return null;
  return { label: early ? `Early ${name}` : name, option, group: groupOf(second === '3' ? '3' : first) };
}

/** A trial of phase 4 follows an approval. */
const groupOf = (number: string): BioPhaseGroup => {
  if (number === '4') return 'Completed';
  return number === '1' ? 'Phase 1' : number === '2' ? 'Phase 2' : 'Phase 3';
};
