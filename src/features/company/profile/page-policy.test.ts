import { expect, test } from 'vitest';
import { podcastPolicy, profilePolicy } from './page-policy.ts';

const landing = { company_symbol: 'PAID' };

test('a plain profile is allowed the frames of analyst widgets, and nothing else', () => {
  expect(profilePolicy(landing)).toEqual(['frame-src https://www.tipranks.com https://widgets.tipranks.com']);
});

test('players and the host of a presentation are allowed where the profile has them', () => {
  const [frames] = profilePolicy({
    ...landing,
    presentation: 'https://docs.google.com/presentation/d/abc/edit',
    highlights: '<iframe src="https://player.vimeo.com/video/1"></iframe>',
  });
  expect(frames).toContain(' https://docs.google.com');
  expect(frames).toContain(' https://player.vimeo.com');
});

test('a podcast is allowed what plays it', () => {
  expect(podcastPolicy(null)).toEqual([]);
  expect(podcastPolicy({ kind: 'audio', src: '/a.mp3', captions: '/a.vtt' })).toEqual(["media-src 'self'"]);
  expect(podcastPolicy({ kind: 'frame', src: 'https://a.example/x', origin: 'https://a.example' })).toEqual([
    'frame-src https://a.example',
  ]);
});
