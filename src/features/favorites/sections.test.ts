import { expect, it } from 'vitest';
import { storedKinds } from '#contract/favorite.ts';
import { favoriteSection, favoriteSections } from './sections.ts';

it('are the four specified, in their order, with the specified words where there are none', () => {
  expect(favoriteSections.map(({ label, title, empty }) => [label, title, empty])).toEqual([
    ['Companies', 'Favorite Companies', 'No favorite companies available.'],
    ['Newsletter', 'Favorite News', 'No favorite news available.'],
    ['Events', 'Favorite Events', 'No favorite events available.'],
    ['Resources', 'Favorite Videos', 'No favorite news available.'],
  ]);
});

it('have one page for every kind that is kept', () => {
  expect(storedKinds.map((kind) => favoriteSection(kind).kind)).toEqual([...storedKinds]);
});
