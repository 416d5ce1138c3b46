import { insertBefore } from './insert-text.ts';
import { camel, pascal } from './names.ts';
import { newModule, nounWords } from './new-module.ts';
import { addWords, install, requireRemote } from './new-remote.ts';
import { type Options, titleOf } from './options.ts';
import { copyTemplate, edit, editJson, exists, format } from './workspace-files.ts';

type MenuItem = { name: string; path: string; meta: object; children?: MenuItem[] };

/** The page of a noun's list in a remote, with route, menu item, words and tests. */
export async function newList(remote: string, noun: string, options: Options): Promise<string> {
  requireRemote(remote);
  const title = await titleOf(noun, options);
  const said = exists(`shared/contract/src/${noun}/${noun}.list.ts`)
    ? []
    : [await newModule(noun, { zh: title['zh-CN'], en: title.en })];
  const words = {
    ...nounWords(noun, title),
    remote,
    camelRemote: camel(remote),
    PascalRemote: pascal(remote),
  };
  const { nouns = '', camelNouns = '', PascalNouns = '', words: spoken = '' } = nounWords(noun, title);
  const folder = `remote-${remote}/src/features/list-${nouns}`;
  copyTemplate('list', folder, words);
  addWords(remote, camelNouns, {
    'zh-CN': { empty: `还没有${title['zh-CN']}。`, noMatch: `没有符合条件的${title['zh-CN']}。` },
    en: { empty: `No ${spoken} yet.`, noMatch: `No ${spoken} match.` },
  });
  const path = `/${remote}/${nouns}`;
  const remoteFile = `remote-${remote}/src/remote.tsx`;
  edit(remoteFile, (text) =>
    insertBefore(
      text,
      /^ {2}\],/m,
      `    {
      path: '${path}',
      title: ${JSON.stringify(title)},
      page: () => import('./features/list-${nouns}/List${PascalNouns}Page.tsx').then((m) => m.List${PascalNouns}Page),
    },
`,
    ),
  );
  editJson(`remote-${remote}/remote.json`, (value) => {
    const menu = value.menu as MenuItem[]; // of remote.json
    const group = menu.find(({ children }) => children)?.children ?? menu;
    if (!group.some((item) => item.path === path)) {
      group.push({ name: camelNouns, path, meta: { title, icon: 'list' } });
    }
  });
  if (addDependency(remote)) install();
  format([folder, remoteFile, `remote-${remote}/remote.json`]);
  return [...said, `${folder} is there, at ${path} and in the menu.`].join('\n');
}

/** A page of a list reads its definition in the contract, which a new remote does not need. Tells whether it was added. */
function addDependency(remote: string): boolean {
  let isAdded = false;
  editJson(`remote-${remote}/package.json`, (value) => {
    const dependencies = value.dependencies as Record<string, string>; // of package.json
    isAdded = !dependencies['@berth/contract'];
    value.dependencies = Object.fromEntries(
      Object.entries({ ...dependencies, '@berth/contract': 'workspace:*' }).sort(([a], [b]) =>
        a < b ? -1 : 1,
      ),
    );
  });
  return isAdded;
}
