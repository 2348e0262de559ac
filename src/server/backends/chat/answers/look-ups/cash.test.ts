import { expect, test } from 'vitest';
import type { CashFigure, Runway } from '#contract/company-figures.ts';
import { glue } from '#tests/fixtures/company.ts';
import { runwayFacts } from './cash.ts';

test('IPWR: the cash of a runway is named as the head of the page names it, and quarters that brought cash in are told', () => {
  const [cash, runway] = [glue.figures?.cash as CashFigure, glue.figures?.runway as Runway];
  const of = (with_investments: boolean, quarters_with_inflow = 0) => {
    const facts = runwayFacts('GLUE', {
      cash: { ...cash, with_investments },
      runway: { ...runway, quarters_with_inflow },
    });
    return ['runway_cash', 'runway_inflow'].map((name) => facts.find((fact) => fact.name === name));
  };
  expect(of(true).map((fact) => fact?.label)).toEqual(['Cash and short-term investments', undefined]);
  expect(of(false, 1).map((fact) => fact?.label)).toEqual(['Cash', 'Quarters that brought cash in']);
  expect(of(false, 1)[1]?.value).toBe('one of the four quarters brought cash in');
});
