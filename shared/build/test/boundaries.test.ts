import { foreignClaims } from '@berth/contract';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { describe, expect, test } from '@jest/globals';
import { findImports, listTree, readSource, resolveRelative, type SourceFile } from './source-tree.ts';

const tree = listTree();
const sources = tree.filter((path) => /\.(ts|tsx|mjs)$/.test(path)).map(readSource);

const packages = ['shared/contract', 'shared/runtime', 'shared/ui', 'shared/build', 'shell', 'api', 'e2e'];
const remotes = tree.filter((path) => /^remote-[^/]+\/$/.test(path)).map((path) => path.slice(0, -1));
const homes = [...packages, ...remotes];
const homeOf = (path: string) => homes.find((home) => path.startsWith(`${home}/`));
const isTest = (path: string) =>
  /^e2e\/|\.(test|preview)\.tsx?$|\/test\/|\/testing\/|\/bench\/|jest\.config/.test(path);
const isTool = (path: string) => /(^|\/)[\w.-]+\.config\.(ts|js|mjs)$/.test(path);

/** What each package may import of ours; the last entry of trust is `@berth/build`, which everything is built with. */
const mayImport: Record<string, readonly string[]> = {
  'shared/contract': [],
  'shared/runtime': ['@berth/contract'],
  'shared/ui': ['@berth/contract'],
  'shared/build': ['@berth/contract'],
  shell: ['@berth/contract', '@berth/runtime', '@berth/ui'],
  api: ['@berth/contract'],
  e2e: ['@berth/contract'],
  ...Object.fromEntries(remotes.map((name) => [name, ['@berth/contract', '@berth/runtime', '@berth/ui']])),
};

/** Libraries that live behind the runtime's one door (shared/docs/decisions/0001). */
const behindTheDoor =
  /^(axios|redux|@reduxjs\/toolkit|react-redux|js-cookie|i18next|react-i18next|react-router(-dom)?)(\/|$)/;

function offences(
  files: SourceFile[],
  isOffence: (from: string, file: SourceFile, isTypeOnly: boolean) => boolean,
) {
  return files.flatMap((file) =>
    file.imports
      .filter(({ from, isTypeOnly }) => isOffence(from, file, isTypeOnly))
      .map(({ from }) => `${file.path} imports ${from}`),
  );
}

describe('who may import whom', () => {
  test('a package imports only those of ours that it may', () => {
    const found = offences(sources, (from, { path }) => {
      const home = homeOf(path);
      if (!home || !from.startsWith('@berth/')) return false;
      // Whatever the gallery shows says so by its type.
      if (from === '@berth/ui/preview' && path.endsWith('.preview.tsx')) return false;
      const name = from.split('/').slice(0, 2).join('/');
      if (name === '@berth/build') return !isTest(path) && !isTool(path);
      return !mayImport[home]?.includes(name);
    });
    expect(found).toEqual([]);
  });

  test('no relative import leaves its package', () => {
    const found = offences(sources, (from, { path }) => {
      const target = resolveRelative(path, from);
      return target !== null && homeOf(path) !== homeOf(`${target}/`) && !isTest(path);
    });
    expect(found).toEqual([]);
  });

  test('only the runtime imports what is behind its door', () => {
    const front = sources.filter(({ path }) => /^(shell|remote-[^/]+|shared\/ui)\//.test(path));
    expect(offences(front, (from) => behindTheDoor.test(from))).toEqual([]);
  });

  test('the browser takes the endpoint table, and with it Zod, by type alone', () => {
    const front = sources.filter(({ path }) => /^(shell|remote-[^/]+|shared\/(ui|runtime))\//.test(path));
    const found = offences(
      front.filter(({ path }) => !isTest(path)),
      (from, _file, isTypeOnly) =>
        !isTypeOnly && (from === 'zod' || /^@berth\/contract\/(endpoints|release)$/.test(from)),
    );
    expect(found).toEqual([]);
  });

  test("the contract's index reaches no Zod", () => {
    const reached = reach('shared/contract/src/index.ts');
    const found = reached.filter((path) =>
      readSource(path).imports.some(({ from, isTypeOnly }) => from === 'zod' && !isTypeOnly),
    );
    expect(reached.length).toBeGreaterThan(10);
    expect(found).toEqual([]);
  });

  test('only repositories, schemas, seeds, the list compiler and the database folder speak SQL', () => {
    const files = sources.filter(({ path }) => path.startsWith('api/src/') && !isTest(path));
    const found = offences(
      files,
      (from, { path }, isTypeOnly) =>
        from === 'kysely' &&
        !isTypeOnly &&
        !/\/database\/|\/seed\/|\/list\/|\.(repository|schema)\.ts$/.test(path),
    );
    expect(found).toEqual([]);
  });
});

/** Folders whose rooms do not import each other. */
const knotless = [
  'api/src',
  'api/src/database',
  'api/src/http',
  'api/src/modules',
  'api/src/modules/bookings',
  'api/src/modules/documents',
  'api/src/modules/imports',
  'api/src/modules/releases',
  'shared/contract/src',
  'shared/contract/src/booking',
  'shared/runtime/src',
  'shared/ui/src',
  'shared/ui/src/data-table',
  'shared/ui/src/dynamic-form',
  'shared/ui/src/form-table',
  'shell/src',
  'shell/src/releases',
  'shell/src/remotes',
  ...remotes.map((remote) => `${remote}/src/features`),
];

describe('rooms', () => {
  test.each(knotless)('no two folders of %s import each other, types included', (base) => {
    expect(roomsIn(base).size).toBeGreaterThan(1);
    expect(findKnots(roomsIn(base))).toEqual([]);
  });

  test('a knot is found along any way round', () => {
    const arrows = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: [] };
    const rooms = new Map(Object.entries(arrows).map(([room, to]) => [room, new Set(to)]));
    expect(findKnots(rooms)).toEqual([['a', 'b', 'c']]);
  });
});

/** Which folders directly under `base` each of them imports; files beside them, tests and previews are left out. */
function roomsIn(base: string): Map<string, Set<string>> {
  const roomOf = (path: string) => path.match(`^${base}/([^/]+)/`)?.[1];
  const rooms = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const room = isTest(path) ? undefined : roomOf(path);
    if (!room) continue;
    const others = imports.flatMap(({ from }) => {
      const target = roomOf(resolveRelative(path, from) ?? '');
      return target && target !== room ? [target] : [];
    });
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
  }
  return rooms;
}

/** The groups of folders that reach each other by imports. */
function findKnots(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...rooms.keys()].map((room) => [room, reachedFrom(rooms, room)]));
  const knots = [...reached].flatMap(([room, others]) => {
    const around = [...others].filter((other) => other !== room && reached.get(other)?.has(room));
    return around.length > 0 ? [[room, ...around].sort().join(' ')] : [];
  });
  return [...new Set(knots)].map((knot) => knot.split(' '));
}

function reachedFrom(rooms: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const reached = new Set(rooms.get(start));
  for (const room of reached) for (const next of rooms.get(room) ?? []) reached.add(next);
  return reached;
}

/** The modules that one reaches by imports that exist at run time. */
function reach(start: string): string[] {
  const seen = new Set([start]);
  for (const path of seen) {
    for (const { from, isTypeOnly } of readSource(path).imports) {
      const target = isTypeOnly ? null : resolveRelative(path, from);
      if (target) seen.add(target);
    }
  }
  return [...seen];
}

describe('names and places', () => {
  test('nothing stands at the top but the folders of the house', () => {
    const top = tree.filter((path) => /^[^/]+\/?$/.test(path));
    const known =
      /^(shell|remote-[a-z-]+|shared|api|e2e)\/$|^(package\.json|pnpm-workspace\.yaml|pnpm-lock\.yaml|README\.md|LICENSE|biome\.json)$/;
    expect(top.filter((path) => !known.test(path))).toEqual([]);
  });

  test('no file or folder has a name that says nothing', () => {
    const empty = /(^|\/)(utils?|helpers?|common|misc|lib|types|constants|manager|data)(\.[jt]sx?)?\/?$/;
    const index = /\/index\.tsx?$/;
    const isEntry = (path: string) =>
      /^shared\/[a-z]+\/src\/(testing\/)?index\.ts$|^shell\/src\/index\.tsx?$|^remote-[a-z-]+\/src\/index\.tsx?$/.test(
        path,
      );
    expect(tree.filter((path) => empty.test(path) || (index.test(path) && !isEntry(path)))).toEqual([]);
  });

  test('a file is PascalCase for one component, kebab-case else', () => {
    const wrong = sources
      .map(({ path }) => path)
      .filter((path) => {
        const name = path.slice(path.lastIndexOf('/') + 1);
        return (
          !/^[A-Z][A-Za-z0-9]*(\.test|\.preview)?\.tsx$/.test(name) &&
          !/^[a-z0-9]+([-.][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(name)
        );
      });
    expect(wrong).toEqual([]);
  });

  test('a file that is no table or vector list stays under 300 lines', () => {
    const long = sources
      .filter(({ path }) => !isTest(path) && !/\/(seed|migrations)\//.test(path))
      .map(({ path, text }) => [path, text.split('\n').length] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });
});

describe('nothing is left out', () => {
  test('every endpoint of the contract is named in an API test', () => {
    const keys = sources
      .filter(({ path }) => /^shared\/contract\/src\/.*\.endpoints\.ts$/.test(path))
      .flatMap(({ text }) =>
        Array.from(text.matchAll(/^ {2}'((?:GET|POST) \/[^']+)'/gm), (match) => match[1] ?? ''),
      );
    const tests = sources.filter(({ path }) => path.startsWith('api/') && path.endsWith('.test.ts'));
    const untested = keys.filter((key) => {
      const path = key.split(' ')[1]?.replace(/\/:\w+$/, '') ?? key;
      return !tests.some(({ text }) => text.includes(path));
    });
    expect(keys.length).toBeGreaterThan(15);
    expect(untested).toEqual([]);
  });

  test('every widget of the kit has a preview and a test', () => {
    const folders = tree.filter((path) => /^shared\/ui\/src\/[^/]+\/$/.test(path));
    const widgets = folders.filter(
      (folder) =>
        folder !== 'shared/ui/src/theme/' &&
        tree.some((path) => path.startsWith(folder) && /\/[A-Z]\w*\.tsx$/.test(path)),
    );
    const bare = widgets.filter(
      (folder) =>
        !['.preview.tsx', '.test.tsx'].every((end) =>
          tree.some((path) => path.startsWith(folder) && path.endsWith(end)),
        ),
    );
    expect(widgets.length).toBeGreaterThan(0);
    expect(bare).toEqual([]);
  });

  test('words are filled in by fillTemplate, which takes a value as it is', () => {
    // String.replace reads `$&` of a name as an order, and fills one place of two.
    const byHand = /\.replace(All)?\(\s*['"`]\{/;
    expect(sources.filter(({ text }) => byHand.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('every remote claims only what is its own, else the server leaves it out whole', () => {
    const claimed = remotes.flatMap((name) => {
      const declaration = remoteDeclaration.parse(JSON.parse(readSource(`${name}/remote.json`).text));
      return foreignClaims(declaration).map(({ texts }) => `${name}: ${texts.en}`);
    });
    expect(claimed).toEqual([]);
  });

  test('nothing that is unfinished is committed', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', String.raw`\b(test|describe|it)\.(only|skip)\(`].join('|'),
    );
    expect(sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

test('imports are found in every form that the house writes', () => {
  const text = [
    "import { a } from 'one';",
    "import type { B } from 'two';",
    "export { c } from './three.ts';",
    "import {\n  d,\n  e,\n} from 'four';",
    "import 'five';",
    "const six = await import('six');",
  ].join('\n');
  expect(findImports(text).map(({ from, isTypeOnly }) => (isTypeOnly ? `type ${from}` : from))).toEqual([
    'one',
    'type two',
    './three.ts',
    'four',
    'five',
    'six',
  ]);
});
