import fc from 'fast-check';

const codePoint = (min: number, max: number) =>
  fc.integer({ min, max }).map((code) => String.fromCodePoint(code));

const unit = fc.oneof(codePoint(0x20, 0x7e), codePoint(0, 0xd7ff), codePoint(0xe000, 0x10ffff));

/** Any text there can be, as `unit: 'binary'` makes it, whose table of all code points takes two seconds of a process. */
export const anyText = (bounds: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit, ...bounds });
