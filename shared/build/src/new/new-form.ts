import { addImport, insertAfter, insertBefore, replaceOnce } from './insert-text.ts';
import { camel, pascal } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import { NewFailure } from './new-failure.ts';
import { nounWords } from './new-module.ts';
import { requireRemote } from './new-remote.ts';
import { newSave } from './new-save.ts';
import { type Options, type Title, titleOf } from './options.ts';
import { copyTemplate, edit, editJson, exists, format, read } from './workspace-files.ts';

type MenuItem = { name: string; path: string; meta: object; children?: MenuItem[] };

/** The page on which records of a noun are made and changed, and what of it the server needs; its list leads to it. */
export async function newForm(remote: string, noun: string, options: Options): Promise<string> {
  requireRemote(remote);
  const title = await titleOf(noun, options);
  const name = { 'zh-CN': title['zh-CN'], en: inSentence(title.en) };
  const words = { ...nounWords(noun, title), inSentence: name.en, remote };
  const { nouns = '', camelNoun = '', PascalNoun = '', PascalNouns = '' } = nounWords(noun, title);
  const list = `remote-${remote}/src/features/list-${nouns}/List${PascalNouns}Page`;
  if (!exists(`${list}.tsx`)) {
    throw new NewFailure(`Remote ${remote} has no list of ${nouns}: \`new list ${remote} ${noun}\` first.`);
  }
  const folder = `remote-${remote}/src/features/edit-${noun}`;
  if (exists(folder)) throw new NewFailure(`${folder} exists already.`);
  const endpoints = read(`shared/contract/src/${noun}/${noun}.endpoints.ts`);
  if (!endpoints.includes(`get${PascalNoun}ById`)) newEndpoint(noun);
  if (!endpoints.includes(`save${PascalNoun}`)) newSave(noun);

  copyTemplate('form', folder, { ...words, camelRemote: camel(remote), PascalRemote: pascal(remote) });
  edit(`${list}.tsx`, (text) => withRecords(text, noun, camelNoun));
  edit(`${list}.test.tsx`, (text) => insertAfter(text, /^ {2}version: 1,\n/m, `  status: 'submitted',\n`));
  addPage(remote, { noun, nouns, camelNoun, PascalNoun, name });
  format([folder, `remote-${remote}/src/features/list-${nouns}`, `remote-${remote}/src/remote.tsx`]);
  return `${folder} is there, at /${remote}/${nouns}/detail; the list leads to it.
A field of it stands in ${noun}-form.ts, its rule and its schema in shared/contract/src/${noun}/, its column in
api/src/modules/${nouns}/${noun}-records.ts and a migration.`;
}

/** A title as it stands within a sentence: `Spare part` → `spare part`; an abbreviation stays. */
function inSentence(title: string): string {
  return /^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** The page of a list whose rows lead to their form, with their states. */
function withRecords(text: string, noun: string, camelNoun: string): string {
  const record = `${camelNoun}Record`;
  const imports = [
    ['@berth/runtime', 'useRecordLinks'],
    ['@berth/ui', 'savedStatusDots'],
  ] as const;
  const known = imports.reduce(
    (source, [from, value]) => replaceOnce(source, ` } from '${from}';`, `, ${value} } from '${from}';`),
    addImport(text, `import { ${record} } from '../edit-${noun}/${noun}-record.ts';`),
  );
  return insertBefore(
    known,
    /^ {6}memory=/m,
    `      status={{ column: 'status', dots: savedStatusDots }}
      records={{ name: ${record}.name, column: 'number', ...useRecordLinks(${record}) }}
`,
  );
}

type Page = { noun: string; nouns: string; camelNoun: string; PascalNoun: string; name: Title };

function addPage(remote: string, { noun, nouns, camelNoun, PascalNoun, name }: Page): void {
  const title: Title = { 'zh-CN': `新增${name['zh-CN']}`, en: `New ${name.en}` };
  edit(`remote-${remote}/src/remote.tsx`, (text) =>
    insertBefore(
      addImport(text, `import { ${camelNoun}Record } from './features/edit-${noun}/${noun}-record.ts';`),
      /^ {2}\],/m,
      `    {
      path: ${camelNoun}Record.detail,
      title: ${JSON.stringify(title)},
      page: () => import('./features/edit-${noun}/Edit${PascalNoun}Page.tsx').then((m) => m.Edit${PascalNoun}Page),
    },
`,
    ),
  );
  const active = `/${remote}/${nouns}`;
  editJson(`remote-${remote}/remote.json`, (value) => {
    const menu = value.menu as MenuItem[]; // of remote.json
    const group = menu.find(({ children }) => children)?.children ?? menu;
    group.push({ name: camelNoun, path: `${active}/detail`, meta: { title, hidden: true, active } });
  });
  format([`remote-${remote}/remote.json`]);
}
