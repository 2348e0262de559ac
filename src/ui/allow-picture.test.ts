import { expect, test } from 'vitest';
import { pagePolicies } from '#server/front/policy.ts';
import { allowPicture } from './allow-picture.ts';

const sourcesFor = (shown: string | null | undefined) => {
  const policy = pagePolicies({ scripts: [], styles: [] })();
  allowPicture(policy, shown);
  return /img-src ([^;]*)/.exec(policy.header())?.[1];
};

test.each(['https://pictures.example/a.png', '<p>A</p><IMG src="https://pictures.example/a.png">'])(
  'pictures of other sites are allowed to the page that shows %s',
  (shown) => {
    expect(sourcesFor(shown)).toBe("'self' data: https:");
  },
);

test.each([undefined, null, '', '/samples/a.webp', '<p>https://a.example</p>'])(
  'and to no page that shows %s',
  (shown) => {
    expect(sourcesFor(shown)).toBe("'self' data:");
  },
);
