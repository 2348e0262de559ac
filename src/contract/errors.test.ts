import { expect, test } from 'vitest';
import { ApiError, ErrorEnvelopeSchema, errorStatus, isApiError } from './errors.ts';

test('each code has a status of its kind, and its envelope is what the contract says', () => {
  for (const code of Object.keys(errorStatus) as (keyof typeof errorStatus)[]) {
    const failure = new ApiError(code, 'Message', { field: 'is wrong' });
    expect(failure.status).toBeGreaterThanOrEqual(400);
    expect(ErrorEnvelopeSchema.parse(failure.toEnvelope('r1'))).toEqual({
      error: { code, message: 'Message', fields: { field: 'is wrong' }, requestId: 'r1' },
    });
  }
});

test('fields and request id are left out where there are none', () => {
  expect(new ApiError('gone', 'Gone').toEnvelope()).toEqual({ error: { code: 'gone', message: 'Gone' } });
});

test('a failure of another copy of this module is one of ours; another error is not', () => {
  const copied = Object.assign(new Error('x'), { name: 'ApiError' });
  expect([isApiError(copied), isApiError(new Error('x')), isApiError({ name: 'ApiError' })]).toEqual([
    true,
    false,
    false,
  ]);
});
