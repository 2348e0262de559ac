import { expect, test } from 'vitest';
import { presentationView } from './presentation-view.ts';

const assets = 'https://assets.example/files';

test('a PDF of our own, or of our own storage, is framed as browsers show PDFs', () => {
  expect(presentationView('/samples/deck.pdf')).toEqual({
    href: '/samples/deck.pdf',
    frame: { src: '/samples/deck.pdf', origin: null, isSandboxed: false },
  });
  expect(presentationView('https://assets.example/a.pdf?v=2', assets)?.frame).toEqual({
    src: 'https://assets.example/a.pdf?v=2',
    origin: 'https://assets.example',
    isSandboxed: false,
  });
});

test('slides of a known host stand in a sandbox', () => {
  expect(presentationView('https://docs.google.com/presentation/d/a-B_1/edit#slide=2')?.frame).toEqual({
    src: 'https://docs.google.com/presentation/d/a-B_1/embed',
    origin: 'https://docs.google.com',
    isSandboxed: true,
  });
});

test.each([
  'https://elsewhere.example/a.pdf',
  'https://assets.example.evil.example/a.pdf',
  'https://docs.google.com/document/d/abc',
  'https://assets.example/a.html',
  '/terms',
])('%s is downloaded, never framed', (address) => {
  expect(presentationView(address, assets)).toMatchObject({ frame: null });
});

test.each([null, '', 'http://assets.example/a.pdf', 'javascript:alert(1)//.pdf'])(
  '%j is no presentation',
  (address) => {
    expect(presentationView(address, assets)).toBeNull();
  },
);
