/**
 * A module of Astro, changed at the build.
 *
 * @param {object} change
 * @param {string} change.name of the module of ours that changes it, in `scripts/setup`
 * @param {RegExp} change.id the end of the changed module's path
 * @param {(code: string, file: string) => string | undefined} change.changed the changed code of a file of this name; undefined where Astro has changed there, which ends the build
 * @param {string} change.fault what Astro then does in another way
 * @returns {import('vite').Plugin}
 */
export const changedModule = ({ name, id, changed, fault }) => ({
  name,
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id },
    handler(code, path) {
      return (
        changed(code, path.split('/').at(-1)) ??
        this.error(`${fault} in another way than it did: see scripts/setup/${name}.mjs`)
      );
    },
  },
});

/**
 * Code with some of its texts replaced, each of which must stand there once.
 *
 * @param {string} code
 * @param {readonly (readonly [there: string, instead: string])[]} changes
 * @returns {string | undefined} undefined where one of them does not
 */
export const withChanges = (code, changes) =>
  changes.every(([there]) => code.split(there).length === 2)
    ? changes.reduce((changed, [there, instead]) => changed.replace(there, () => instead), code)
    : undefined;
