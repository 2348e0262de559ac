/**
 * A module of markup whose links end with their last word. The formatter puts the end of a long link into a line of its own,
 * which is a blank in the link, and a blank before other words is underlined.
 *
 * @param {string} code
 * @returns {string}
 */
export const withLinkEnds = (code) => code.replaceAll(/\s+<\/a>/g, '</a>');

/** @returns {import('vite').Plugin} */
export const linkEnds = () => ({
  name: 'link-ends',
  enforce: 'pre',
  transform: {
    filter: { id: /\.astro$/ },
    handler: (code) => ({ code: withLinkEnds(code), map: null }),
  },
});
