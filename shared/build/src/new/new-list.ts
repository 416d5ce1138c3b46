import { addPage } from './add-page.ts';
import { camel, pascal } from './names.ts';
import { newModule, nounWords, permissionOfList } from './new-module.ts';
import { addWords, install, requireRemote } from './new-remote.ts';
import { type Options, titleOf } from './options.ts';
import { copyTemplate, editJson, exists, format } from './workspace-files.ts';

/** The page of a noun's list in a remote, with path, route, menu item, words and tests. */
export async function newList(remote: string, noun: string, options: Options): Promise<string> {
  requireRemote(remote);
  const title = await titleOf(noun, options);
  const said = exists(`shared/contract/src/${noun}/${noun}.list.ts`)
    ? []
    : [await newModule(noun, { ...options, zh: title['zh-CN'], en: title.en })];
  const permission = permissionOfList(noun);
  const words = nounWords(noun, title);
  const { nouns = '', camelNouns = '', PascalNouns = '', words: spoken = '' } = words;
  const features = `remote-${remote}/src/features`;
  const written = copyTemplate('list', features, {
    ...words,
    permission,
    remote,
    camelRemote: camel(remote),
    PascalRemote: pascal(remote),
  });
  addWords(remote, camelNouns, {
    'zh-CN': { empty: `还没有${title['zh-CN']}。`, noMatch: `没有符合条件的${title['zh-CN']}。` },
    en: { empty: `No ${spoken} yet.`, noMatch: `No ${spoken} match.` },
  });
  const path = `/${remote}/${nouns}`;
  addPage(remote, {
    name: camelNouns,
    path,
    title,
    folder: `${nouns}/list`,
    component: `List${PascalNouns}Page`,
    meta: { icon: 'list', permission },
    about: `${title['zh-CN']}, the list`,
  });
  if (addDependency(remote)) install();
  format(written);
  return [
    ...said,
    `${features}/${nouns}/list is there, at ${path} and in the menu of who has ${permission}.`,
  ].join('\n');
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
