import { expect, test } from 'vitest';
import { podcastPlayer } from './podcast-player.ts';

test.each([
  ['https://open.spotify.com/show/abc123', 'https://open.spotify.com/embed/show/abc123'],
  ['https://open.spotify.com/intl-de/episode/abc?si=1', 'https://open.spotify.com/embed/episode/abc'],
  ['https://open.spotify.com/embed/show/abc', 'https://open.spotify.com/embed/show/abc'],
  ['https://podcasts.apple.com/us/podcast/x/id1', 'https://embed.podcasts.apple.com/us/podcast/x/id1'],
  ['https://soundcloud.com/a/b', 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb'],
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
])('%s is played by %s', (link, src) => {
  expect(podcastPlayer(link)).toEqual({ kind: 'frame', src, origin: new URL(src).origin });
});

test('a file of our own is played by the browser', () => {
  expect(podcastPlayer('/samples/podcast.wav')).toEqual({
    kind: 'audio',
    src: '/samples/podcast.wav',
    captions: '/samples/podcast.vtt',
  });
  expect(podcastPlayer('/terms')).toBeNull();
});

test.each([
  'https://podcast.example/show',
  'https://open.spotify.com.evil.example/show/abc',
  'https://youtu.be/"><script>',
  'https://w.soundcloud.com/elsewhere',
])('%s is on no known player: a link, never a frame', (link) => {
  expect(podcastPlayer(link)).toMatchObject({ kind: 'link' });
});

test.each([null, '', 'javascript:alert(1)', 'http://open.spotify.com/show/a', 'open.spotify.com/show/a'])(
  '%j is no podcast',
  (link) => {
    expect(podcastPlayer(link)).toBeNull();
  },
);
