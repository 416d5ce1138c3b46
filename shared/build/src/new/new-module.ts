import { addImport, insertBefore } from './insert-text.ts';
import { camel, pascal, plural, snake } from './names.ts';
import { NewFailure } from './new-failure.ts';
import { newMigration } from './new-migration.ts';
import { type Options, permissionOf, type Title, titleOf } from './options.ts';
import { copyTemplate, edit, format, read } from './workspace-files.ts';

const noTitle: Title = { 'zh-CN': '', en: '' };

/** The names of a noun in code, as templates ask for them; its titles where a template has them. */
export function nounWords(noun: string, title = noTitle): Readonly<Record<string, string>> {
  const nouns = plural(noun);
  return {
    noun,
    nouns,
    words: nouns.replaceAll('-', ' '),
    camelNoun: camel(noun),
    camelNouns: camel(nouns),
    PascalNoun: pascal(noun),
    PascalNouns: pascal(nouns),
    table: snake(noun),
    titleZh: title['zh-CN'],
    titleEn: title.en,
  };
}

/** Who may see a noun's list, as the contract has it. */
export function permissionOfList(noun: string): string {
  const file = `shared/contract/src/${noun}/${noun}.list.ts`;
  const name = /^ {2}permission: '([\w:]+)',$/m.exec(read(file))?.[1];
  if (!name) throw new NewFailure(`${file} says no permission.`);
  return name;
}

/** A noun with its list on the server: contract, table, module, export, examples of its calls and a test. */
export async function newModule(noun: string, options: Options): Promise<string> {
  if (/[^s]s$/.test(noun))
    throw new NewFailure(`“${noun}” looks like a plural: say the noun in the singular.`);
  const words = nounWords(noun, await titleOf(plural(noun), options));
  const permission = await permissionOf(`who may see ${words.words}`, options);
  const { camelNoun = '', camelNouns = '', PascalNoun = '', nouns = '', table = '' } = words;
  const written = copyTemplate('module', '.', { ...words, permission });
  written.push(newMigration(nouns, tableSql(table)));

  register(
    'shared/contract/src/endpoints.ts',
    `${camelNoun}Endpoints`,
    `./${noun}/${noun}.endpoints.ts`,
    /^\} as const;/m,
  );
  edit('shared/contract/src/index.ts', (text) =>
    addImport(
      addImport(text, `export { ${camelNoun}List } from './${noun}/${noun}.list.ts';`),
      `export type { ${PascalNoun}Row } from './${noun}/${noun}.list.ts';`,
    ),
  );
  edit('shared/contract/src/record/record-kind.ts', (text) =>
    insertBefore(text, /\] as const;/, `, '${camelNoun}'`),
  );
  edit('shared/contract/src/export/export-lists.ts', (text) =>
    insertBefore(
      addImport(text, `import { ${camelNoun}List } from '../${noun}/${noun}.list.ts';`),
      /^\} as const satisfies Record<string, ExportedList>;/m,
      `  ${camelNouns}: /* @__PURE__ */ exportedListOf(${camelNoun}List),\n`,
    ),
  );
  edit('api/src/create-handlers.ts', (text) =>
    insertBefore(
      addImport(text, `import { ${camelNoun}Handlers } from './modules/${nouns}/${nouns}.routes.ts';`),
      /^ {4}\.\.\.background\.handlers,/m,
      `    ...${camelNoun}Handlers(context),\n`,
    ),
  );
  edit('api/src/exported-lists.ts', (text) =>
    insertBefore(
      addImport(text, `import { ${camelNoun}Exports } from './modules/${nouns}/${noun}-export.ts';`),
      /^\};\s*$/m,
      `  ...${camelNoun}Exports,\n`,
    ),
  );
  register('api/test/valid-calls.ts', `${camelNoun}Calls`, `./valid-calls/${noun}-calls.ts`, /^\};\s*$/m);
  edit('api/test/things/records.ts', (text) =>
    insertBefore(
      addImport(text, `import { make${PascalNoun} } from './${noun}.ts';`),
      /^\} satisfies Record<string, MakeRecord>;/m,
      `  ${camelNoun}: make${PascalNoun},\n`,
    ),
  );
  format([
    'shared/contract/src',
    'api/src/create-handlers.ts',
    'api/src/exported-lists.ts',
    'api/test',
    ...written.filter(isCode),
  ]);
  return `The module ${nouns} is there: ${written.length} files, registered in the contract, create-handlers.ts and the exports.
Its columns stand in shared/contract/src/${noun}/${noun}.list.ts, its table in ${written.at(-1)}.`;
}

const isCode = (path: string) => /\.tsx?$/.test(path);

/** Imports a table of entries and spreads it into the table of a file. */
function register(path: string, name: string, from: string, end: RegExp): void {
  edit(path, (text) =>
    insertBefore(addImport(text, `import { ${name} } from '${from}';`), end, `  ...${name},\n`),
  );
}

function tableSql(table: string): string {
  // Quoted: a noun of the trade, such as an order, may be a word of SQL.
  return `create table "${table}" (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  number text collate "C" not null,
  remarks text not null,
  version integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint ${table}_number unique (customer_id, number)
);

create index ${table}_newest on "${table}" (customer_id, created_at, id);
`;
}
