/** A wide product of the second ring. */
export type MatrixPart = {
  name: string;
  /** One sentence for people. */
  about: string;
  /** Paths that it guards, from the top. */
  guards: readonly RegExp[];
  /** Who runs it: with `MATRIX=<name>` either runs the tests of that part only. */
  runner: 'jest' | 'playwright';
  /** About what it takes on two cores; continuous integration fits parts into its time by it. */
  minutes: number;
};

/** The second ring of tests, which `npm test` leaves out. */
export const matrixParts: readonly MatrixPart[] = [
  {
    name: 'databases',
    about: 'every suite of the API on the database that `npm test` leaves out for it',
    guards: [
      /^api\/src\/(database|list|kept)\//,
      /^api\/src\/.*\.(repository|schema|list)\.ts$/,
      /^api\/test\/(open-test-database|keep-|set-up-|tear-down)/,
      /^api\/jest\.config\.js$/,
    ],
    runner: 'jest',
    minutes: 3,
  },
  {
    name: 'kills',
    about: 'servers killed in the middle of their work, on both databases',
    guards: [
      /^api\/src\/(database|jobs|files)\//,
      /^api\/src\/[^/]*(server|background|close)[^/]*\.ts$/,
      /^api\/test\/(killable-server|.*-until-killed)\.ts$/,
    ],
    runner: 'jest',
    minutes: 2,
  },
  {
    name: 'generators',
    about: 'what `npm run new` writes: its types, lint, boundaries and tests, in a copy of the repository',
    guards: [
      /^shared\/build\/(src\/new|templates)\//,
      /^shared\/contract\/src\/(list|save)\//,
      /^shared\/ui\/src\/(lists|form)\//,
      /^shared\/runtime\/src\/(testing|record-page)\//,
      /^api\/src\/(list|save)\//,
      /^api\/src\/(app|create-handlers|exported-lists)\.ts$/,
    ],
    runner: 'jest',
    minutes: 3,
  },
  {
    name: 'gallery',
    about: 'every widget, and each page in English, light and dark, compact and wide',
    guards: [
      /^shared\/ui\//,
      /^remote-[^/]+\/src\//,
      /^shell\/src\//,
      /^e2e\/.*(gallery|look|accessibility)[^/]*\.ts$/,
    ],
    runner: 'playwright',
    minutes: 6,
  },
  {
    name: 'faults',
    about: 'every fault of a remote in each of the remotes',
    guards: [
      /^shell\/src\/(remotes|boot|registry|loading|running-set)\//,
      /^shell\/public\//,
      /^shared\/runtime\/src\/(seam|index\.ts)/,
      /^shared\/build\/src\/(define-|shared-|lean-federation|integrity|nonce|base-config|page\/)/,
      /^api\/src\/modules\/releases\/(registry|outcomes)\//,
      /^e2e\/.*(fault|failing|drill)[^/]*/,
    ],
    runner: 'playwright',
    minutes: 7,
  },
  {
    name: 'versions',
    about: 'older and newer remotes in older and newer shells',
    guards: [
      /^shared\/contract\/src\/(release\/|remote\/|index\.ts)/,
      /^shared\/runtime\/src\/(seam|live|api|http|index\.ts)/,
      /^shared\/ui\/src\/index\.ts$/,
      /^shell\/src\/(registry|releases|remotes)\//,
      /^api\/src\/modules\/releases\//,
      /^e2e\/releases\//,
      /^e2e\/.*(releas|skew|version)[^/]*/,
    ],
    runner: 'playwright',
    minutes: 2,
  },
];
