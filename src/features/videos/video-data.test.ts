import { expect, test } from 'vitest';
import { videoData } from './video-data.ts';

const site = 'https://redstreet.example';
const video = {
  id: 'x1',
  name: 'Interview',
  description: 'About it',
  published: '2026-06-24',
  company_symbol: 'ABC',
};

test('a file of ours is named with its picture, length and date', () => {
  const given = { ...video, file_url: '/media/a.webm', thumbnail_url: '/media/a.svg', duration_seconds: 12 };
  expect(videoData(given, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'Interview',
    description: 'About it',
    url: 'https://redstreet.example/video/x1',
    thumbnailUrl: 'https://redstreet.example/media/a.svg',
    uploadDate: '2026-06-24',
    duration: 'PT12S',
    contentUrl: 'https://redstreet.example/media/a.webm',
  });
});

test('a video of YouTube is named by its player, an exclusive one by nothing', () => {
  expect(videoData({ ...video, youtubeId: 'abcDEF123_-' }, site)).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcDEF123_-',
  });
  const exclusive = videoData({ ...video, exclusive: true, youtubeId: null, file_url: null }, site);
  expect(exclusive).toMatchObject({ isAccessibleForFree: false });
  expect(Object.keys(exclusive)).not.toContain('contentUrl');
});

test('what is not known is not said', () => {
  const data = videoData({ id: 'x1', name: 'Interview', description: '', type: 'Overview' }, site);
  expect(data).toMatchObject({ description: 'Overview of Unknown' });
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'description', 'url']);
});
