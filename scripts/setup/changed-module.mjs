/**
 * A module of Astro, changed at the build.
 *
 * @param {object} change
 * @param {string} change.name of the module of ours that changes it, in `scripts/setup`
 * @param {RegExp} change.id the end of the changed module's path
 * @param {(code: string) => string | undefined} change.changed the changed code; undefined where Astro has changed there, which ends the build
 * @param {string} change.fault what Astro then does in another way
 * @returns {import('vite').Plugin}
 */
export const changedModule = ({ name, id, changed, fault }) => ({
  name,
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id },
    handler(code) {
      return (
        changed(code) ?? this.error(`${fault} in another way than it did: see scripts/setup/${name}.mjs`)
      );
    },
  },
});
