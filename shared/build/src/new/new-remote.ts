import { spawnSync } from 'node:child_process';
import { insertBefore } from './insert-text.ts';
import { camel, pascal } from './names.ts';
import { NewFailure } from './new-failure.ts';
import { groupOf, type Options, titleOf } from './options.ts';
import { copyTemplate, edit, editJson, exists, format, list, read, root } from './workspace-files.ts';

/** A remote with a first page, its menu item and its place in the browser suite. */
export async function newRemote(name: string, options: Options): Promise<string> {
  // The shell reports of itself under its name, as remotes do.
  if (name === 'shell') throw new NewFailure('“shell” is the name of the portal itself.');
  const folder = `remote-${name}`;
  if (exists(folder)) throw new NewFailure(`${folder} exists already.`);
  const title = await titleOf(name, options);
  const group = groupOf(options);
  const item = { name: camel(name), path: `/${name}`, meta: { title, icon: 'document' } };
  const menu = group
    ? [
        {
          name: group.name,
          path: `/${group.name}`,
          meta: { title: group.title, icon: 'document' },
          children: [item],
        },
      ]
    : [item];
  copyTemplate('remote', folder, {
    name,
    camelName: camel(name),
    PascalName: pascal(name),
    titleZh: title['zh-CN'],
    titleEn: title.en,
    menu: JSON.stringify(menu),
    group: group ? `in the group ${group.title.en} (${group.title['zh-CN']})` : 'an item of its own',
    port: String(nextPort()),
  });
  edit('e2e/fixtures/main-pages.ts', (text) =>
    insertBefore(text, /^\} as const satisfies Record<string, MainPage>;/m, mainPage(name, title.en)),
  );
  format([folder, 'e2e/fixtures/main-pages.ts']);
  install();
  return `${folder} is there: registered by its remote.json, served by \`npm start\` and \`npm run dev\` at /${name}.
Its words stand in src/locales, its menu item in remote.json, its routes in src/remote.tsx.`;
}

/** A page of a remote with a passing test, and its words in both languages. */
export async function newFeature(remote: string, name: string, options: Options): Promise<string> {
  requireRemote(remote);
  const title = await titleOf(name, options);
  const folder = `remote-${remote}/src/features/${name}`;
  if (exists(folder)) throw new NewFailure(`${folder} exists already.`);
  copyTemplate('feature', folder, {
    name,
    remote,
    camelName: camel(name),
    PascalName: pascal(name),
    titleZh: title['zh-CN'],
    titleEn: title.en,
  });
  addWords(remote, camel(name), { 'zh-CN': { title: title['zh-CN'] }, en: { title: title.en } });
  format([folder]);
  return `${folder} is there. Give its page a route in remote-${remote}/src/remote.tsx:
  { path: …, title: …, page: () => import('./features/${name}/${pascal(name)}Page.tsx').then((m) => m.${pascal(name)}Page) }`;
}

export function requireRemote(remote: string): void {
  if (!exists(`remote-${remote}`)) throw new NewFailure(`There is no remote-${remote}.`);
}

/** Adds words of a remote under a key, in both languages. */
export function addWords(remote: string, key: string, words: { 'zh-CN': object; en: object }): void {
  for (const locale of ['zh-CN', 'en'] as const) {
    const path = `remote-${remote}/src/locales/${locale}.json`;
    editJson(path, (all) => {
      all[key] = { ...(all[key] as object | undefined), ...words[locale] }; // words are objects of words
    });
    format([path]);
  }
}

function mainPage(name: string, title: string): string {
  const key = /-/.test(name) ? `'${name}'` : name;
  const self = `mainPages${key === name ? `.${key}` : `[${key}]`}`;
  return `  ${key}: {
    path: '/${name}',
    file: 'features/start/StartPage.tsx',
    component: 'StartPage',
    async visit(page) {
      await page.goto(${self}.path);
      await expect(page.getByRole('heading', { level: 1, name: ${JSON.stringify(title)} })).toBeVisible();
    },
  },
`;
}

function nextPort(): number {
  const remotes = list('.').filter(
    (folder) => /^remote-/.test(folder) && exists(`${folder}/rsbuild.config.ts`),
  );
  const ports = remotes.map((folder) =>
    Number(/port:\s*(\d+)/.exec(read(`${folder}/rsbuild.config.ts`))?.[1] ?? 0),
  );
  return Math.max(3100, ...ports) + 1;
}

/** Links the packages of the workspace to what they ask for. */
export function install(): void {
  if (process.env.BERTH_NEW_ROOT) return;
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string }; // of this repository
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new NewFailure('Everything is written, but packages could not be installed.');
}
