/**
 * React's development build notes for each element the stack of who made it, to name the maker in a warning: a tenth
 * of what a page's test takes. A warning fails its test without that too.
 */
export default {
  process: (code) => ({
    code: code.replaceAll('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false'),
  }),
};
