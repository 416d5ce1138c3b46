import { addPage } from './add-page.ts';
import { addImport, insertAfter, insertBefore, replaceOnce } from './insert-text.ts';
import { camel, pascal } from './names.ts';
import { newEndpoint } from './new-endpoint.ts';
import { NewFailure } from './new-failure.ts';
import { nounWords, permissionOfList } from './new-module.ts';
import { requireRemote } from './new-remote.ts';
import { newSave, requireOwnStatus } from './new-save.ts';
import { type Options, permissionOf, titleOf } from './options.ts';
import { copyTemplate, edit, exists, format, read } from './workspace-files.ts';

/** The page on which records of a noun are made and changed, and what of it the server needs; its list leads to it. */
export async function newForm(remote: string, noun: string, options: Options): Promise<string> {
  requireRemote(remote);
  const { nouns = '', camelNoun = '', PascalNoun = '', PascalNouns = '', words = '' } = nounWords(noun);
  const features = `remote-${remote}/src/features`;
  const list = `${features}/${nouns}/list/List${PascalNouns}Page`;
  if (!exists(`${list}.tsx`)) {
    throw new NewFailure(`Remote ${remote} has no list of ${nouns}: \`new list ${remote} ${noun}\` first.`);
  }
  const folder = `${features}/${nouns}/edit`;
  if (exists(folder)) throw new NewFailure(`${folder} exists already.`);
  const endpoints = read(`shared/contract/src/${noun}/${noun}.endpoints.ts`);
  const isSaved = endpoints.includes(`'POST /${noun}/save'`);
  if (!isSaved) requireOwnStatus(noun, nouns);
  const title = await titleOf(noun, options);
  const editPermission = await permissionOf(`who may make and change ${words}`, options);
  const permission = permissionOfList(noun);
  if (!endpoints.includes(`'GET /${noun}/get'`)) newEndpoint(noun);
  const permissions = {
    permission,
    editPermission,
    // Whoever may see them, unless that is who may change them, too.
    onlyLook: permission === editPermission ? '' : `'${permission}'`,
  };
  if (!isSaved) newSave(noun, permissions);

  const name = { 'zh-CN': title['zh-CN'], en: inSentence(title.en) };
  copyTemplate('form', folder, {
    ...nounWords(noun, title),
    ...permissions,
    inSentence: name.en,
    remote,
    camelRemote: camel(remote),
    PascalRemote: pascal(remote),
  });
  edit(`${features}/calls/${nouns}.queries.ts`, (text) => withRecordCalls(text, { remote, noun }));
  edit(`${list}.tsx`, (text) => withRecords(text, { noun, camelNoun, editPermission }));
  edit(`${list}.test.tsx`, (text) => insertAfter(text, /^ {2}version: 1,\n/m, `  status: 'submitted',\n`));
  const path = `/${remote}/${nouns}`;
  addPage(remote, {
    name: camelNoun,
    path: `${path}/detail`,
    title: { 'zh-CN': `新增${name['zh-CN']}`, en: `New ${name.en}` },
    folder: `${nouns}/edit`,
    component: `Edit${PascalNoun}Page`,
    meta: { hidden: true, active: path, permission: editPermission },
    about: `${name['zh-CN']}, to make and to change (\`?id=\`)`,
  });
  format([folder, `${features}/calls`, `${features}/${nouns}/list`]);
  return `${folder} is there, at ${path}/detail; the list leads whoever has ${editPermission} to it.
A field of it stands in ${noun}-form.ts, its rule and its schema in shared/contract/src/${noun}/, its column in
api/src/modules/${nouns}/${noun}-records.ts and a migration.`;
}

/** A title as it stands within a sentence: `Spare part` → `spare part`; an abbreviation stays. */
function inSentence(title: string): string {
  return /^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** The calls of a noun with those that give and save one. */
function withRecordCalls(text: string, { remote, noun }: { remote: string; noun: string }): string {
  const ofRemote = camel(remote);
  const PascalRemote = pascal(remote);
  const camelNoun = camel(noun);
  const PascalNoun = pascal(noun);
  const imported = replaceOnce(
    text,
    '{ berthApi, endpointQuery,',
    '{ berthApi, endpointMutation, endpointQuery,',
  );
  const called = insertBefore(
    imported,
    /^ {2}\}\),\n\}\);/m,
    `    ${ofRemote}${PascalNoun}: build.query({
      ...endpointQuery('GET /${noun}/get'),
      providesTags: (_result, _error, { query }) => [recordTag('${camelNoun}', query.id)],
      keepUnusedDataFor: 0,
    }),
    ${ofRemote}Save${PascalNoun}: build.mutation({
      ...endpointMutation('POST /${noun}/save'),
      invalidatesTags: (saved) => (saved ? [recordTag('${camelNoun}'), recordTag('${camelNoun}', saved.id)] : []),
    }),
`,
  );
  const list = `use${PascalRemote}${PascalNoun}ListQuery`;
  return replaceOnce(
    called,
    `{ ${list} }`,
    `{ ${list}, use${PascalRemote}${PascalNoun}Query, use${PascalRemote}Save${PascalNoun}Mutation }`,
  );
}

type Records = { noun: string; camelNoun: string; editPermission: string };

/** The page of a list whose rows lead to their form, with their states. */
function withRecords(text: string, { noun, camelNoun, editPermission }: Records): string {
  const record = `${camelNoun}Record`;
  const imported = replaceOnce(
    replaceOnce(
      addImport(text, `import { ${record} } from '../edit/${noun}-record.ts';`),
      '  useHasPermission,\n',
      '  useHasPermission,\n  useRecordLinks,\n',
    ),
    `DefinedListPage, `,
    `DefinedListPage, savedStatusDots, `,
  );
  const asked = insertBefore(
    imported,
    /^ {2}return \(/m,
    `  const mayEdit = useHasPermission('${editPermission}');
  const links = useRecordLinks(${record});
`,
  );
  return insertBefore(
    asked,
    /^ {6}memory=/m,
    `      status={{ column: 'status', dots: savedStatusDots }}
      records={mayEdit ? { name: ${record}.name, column: 'number', ...links } : undefined}
`,
  );
}
