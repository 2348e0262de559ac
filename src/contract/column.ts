import * as z from 'zod/mini';

/**
 * A long list of plain values, looked through in one go: a schema for each value makes an object for every one of the thousands
 * that the page of a company reads. Who asks in this process is given the list itself, and so may not change it.
 */
const columnOf = <Value>(isValue: (value: unknown) => value is Value, type: string | string[]) =>
  z
    .custom<readonly Value[]>((list) => Array.isArray(list) && list.every(isValue))
    .register(z.globalRegistry, { type: 'array', items: { type } });

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isNumberOrNull = (value: unknown): value is number | null => value === null || isNumber(value);

export const TextColumn = columnOf(isText, 'string');
export const NumberColumn = columnOf(isNumber, 'number');
/** Numbers, with null where none is known. */
export const NumberOrNullColumn = columnOf(isNumberOrNull, ['number', 'null']);
