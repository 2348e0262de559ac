import { expect, test } from 'vitest';
import { playerOf } from './player.ts';

test('an id of YouTube plays there, on the host that waits with its cookies', () => {
  expect(playerOf({ youtubeId: 'abcDEF123_-', file_url: '/media/a.webm' })).toEqual({
    kind: 'youtube',
    src: 'https://www.youtube-nocookie.com/embed/abcDEF123_-?autoplay=1&playsinline=1&rel=0',
  });
});

test('without one a file of this site plays', () => {
  expect(playerOf({ youtubeId: null, file_url: '/media/a.webm' })).toEqual({
    kind: 'file',
    src: '/media/a.webm',
    captions: '/media/a.vtt',
  });
});

test.each([
  { youtubeId: 'short' },
  { youtubeId: 'abcDEF123_-?x=' },
  { youtubeId: '../../../..' },
  { file_url: 'https://example.com/a.webm' },
  { file_url: '//example.com/a.webm' },
  { file_url: 'javascript:alert(1)' },
  {},
])('%j plays nothing', (source) => {
  expect(playerOf(source)).toBeNull();
});
