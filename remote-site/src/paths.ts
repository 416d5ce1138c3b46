/** Paths of the public site. Links from other remotes go through `paths` of `@berth/contract`. */
export const sitePaths = {
  home: () => '/index',
} as const;
