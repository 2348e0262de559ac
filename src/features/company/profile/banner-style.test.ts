import { expect, test } from 'vitest';
import { contrastOf } from '#kit/site/contrast.ts';
import { bannerStyle } from './banner-style.ts';

const looks = (more: object = {}) => ({
  custom_style: null,
  jumbotron_gradient_opacity: null,
  jumbotron_title_color: null,
  jumbotron_subtitle_color: null,
  ...more,
});

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777', '#777777')).toBe(1);
});

test('a profile without a look of its own has none', () => {
  expect(bannerStyle(looks())).toBeNull();
});

test('a colour stands in the theme in which it can be read, and gives way in the other', () => {
  const css = bannerStyle(looks({ jumbotron_title_color: '#14171c' }));
  expect(css).toBe('.jumbo.jumbo .title { color: light-dark(#14171c, var(--ink)) }');
});

test('each field of the look shows, on a ground of its own as well', () => {
  const css = bannerStyle(
    looks({
      custom_style: 'background-color: #102030; text-align: center; font-style: italic; font-weight: 700',
      jumbotron_gradient_opacity: 0.4,
      jumbotron_title_color: '#ffffff',
      jumbotron_subtitle_color: '#111111',
    }),
  );
  for (const said of [
    'background-color: #102030',
    'text-align: center',
    '.standfirst { margin-inline: auto }',
    '.links { justify-content: center }',
    'font-style: italic',
    'rgb(0 0 0 / 40%)',
    '.title { color: light-dark(#ffffff, #ffffff); font-weight: 700 }',
    // It could not be read on that ground.
    '.standfirst { color: light-dark(#fbfaf7, #fbfaf7)',
  ])
    expect(css).toContain(said);
  expect(bannerStyle(looks({ jumbotron_gradient_opacity: 0.4 }))).toContain('var(--sunken) 40%');
});

test('what no form allows is never written into a style', () => {
  const css = bannerStyle(
    looks({
      custom_style: 'color: red; background-color: url(x); text-align: start} body {display: none',
      jumbotron_title_color: '#fff} body{',
    }),
  );
  expect(css).toBeNull();
});
