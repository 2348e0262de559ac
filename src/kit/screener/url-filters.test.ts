import { describe, expect, it } from 'vitest';
import { quote, readFilters } from './url-filters.ts';

function read(query: string) {
  const notices: string[] = [];
  return { ...readFilters(new URLSearchParams(query), notices), notices };
}

describe('the filters of an address', () => {
  it('take a key again for each alternative, each once', () => {
    expect(read('market=NYSE&market=NASDAQ&market=NYSE').filters).toEqual({ market: ['NYSE', 'NASDAQ'] });
  });

  it('take typed bounds beside the listed ranges', () => {
    expect(read('volume=..5&volume.min=1M&volume.max=').filters).toEqual({
      volume: [{ max: 5 }, { min: 1e6 }],
    });
  });

  it('are at most a hundred of one field, as the API takes them', () => {
    const many = Array.from({ length: 130 }, (_, at) => `country=C${at}`).join('&');
    expect(read(many).filters.country).toHaveLength(100);
  });

  it('say what could not be taken, and pass over empty fields of a form', () => {
    expect(read('volume=lots&market_cap.min=9&market_cap.max=3&market=').notices).toEqual([
      'Market Cap “9 to 3” is not a range and was left out.',
      'Volume “lots” was not understood and was left out.',
    ]);
  });
});

describe('the filters on offer', () => {
  it('are those of a first visit where the address does not say, and none where it says so', () => {
    expect(read('').active).toBeNull();
    expect(read('active=none').active).toEqual([]);
  });

  it('are those named, each once, with what is added; unknown names are said', () => {
    expect(read('active=volume,volume&add=latest_rsi')).toMatchObject({
      active: ['volume', 'latest_rsi'],
      notices: [],
    });
    expect(read('active=volume,symbol,nope').notices).toEqual(['Filters that do not exist were left out.']);
    expect(read('add=').active).toBeNull();
  });
});

it('cuts a long text where it is quoted', () => {
  expect(quote('x'.repeat(41))).toBe(`“${'x'.repeat(40)}…”`);
});
