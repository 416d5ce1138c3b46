/** A wide product of the second ring. */
export type MatrixPart = {
  name: string;
  /** One sentence for people. */
  about: string;
  /** Paths that it guards, from the top. */
  guards: readonly RegExp[];
  /** Who runs it: with `MATRIX=<name>` either runs the tests of that part only. */
  runner: 'jest' | 'playwright';
  /** About what it takes on two cores. */
  minutes: number;
};

/** The second ring of tests, which `npm test` leaves out: run by hand for what a change touches. */
export const matrixParts: readonly MatrixPart[] = [
  {
    name: 'slow',
    about: 'suites of Jest that took longer than `slowFrom` seconds on the last record',
    guards: [
      /^api\/src\/(app|create-handlers|server|stop-server)\.ts$/,
      /^api\/src\/(http|workers|jobs)\//,
      /^shared\/contract\/src\/endpoint\//,
    ],
    runner: 'jest',
    minutes: 12,
  },
  {
    name: 'machinery',
    about: 'the API of releases: publication, versions, deployments, sets, shells',
    guards: [/^api\/src\/modules\/releases\//, /^shared\/contract\/src\/release\//],
    runner: 'jest',
    minutes: 4,
  },
  {
    name: 'databases',
    about: 'every suite of the API that opens a database, on PostgreSQL',
    guards: [
      /^api\/src\/(database|list|kept)\//,
      /^api\/src\/.*\.(repository|schema|list)\.ts$/,
      /^api\/test\/(open-test-database|keep-|set-up-|tear-down)/,
      /^api\/jest\.config\.js$/,
    ],
    runner: 'jest',
    minutes: 10,
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
    name: 'pages',
    about:
      'what a user meets besides the first ring: longer stories, two windows, tabs, print, axe on every page',
    guards: [/^remote-[^/]+\/src\//, /^shell\/src\//, /^shared\/(ui|runtime)\/src\//],
    runner: 'playwright',
    minutes: 12,
  },
  {
    name: 'gallery',
    about: 'every widget by keyboard and axe, in both languages, light and dark, compact and wide',
    guards: [/^shared\/ui\//, /^e2e\/.*gallery[^/]*\.ts$/],
    runner: 'playwright',
    minutes: 15,
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
    minutes: 12,
  },
  {
    name: 'releases',
    about: 'teams that release: sets, canaries, pins, overrides, gates, the page for staff',
    guards: [
      /^api\/src\/modules\/releases\//,
      /^shared\/contract\/src\/release\//,
      /^shared\/build\/src\/release\//,
      /^shell\/src\/(registry|releases|running-set)\//,
      /^e2e\/.*releas[^/]*/,
    ],
    runner: 'playwright',
    minutes: 9,
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
