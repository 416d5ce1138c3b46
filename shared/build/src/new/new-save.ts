import { addImport, insertAfter, insertBefore, replaceOnce } from './insert-text.ts';
import { NewFailure } from './new-failure.ts';
import { newMigration } from './new-migration.ts';
import { nounWords } from './new-module.ts';
import { copyTemplate, edit, format, read } from './workspace-files.ts';

/** Who may see records and who may save them; `onlyLook` is the first, quoted, where they are not the same. */
type SavePermissions = { permission: string; editPermission: string; onlyLook: string };

/**
 * How records of a noun are saved on the server: a state from draft to submitted, rules and schema in the contract, the
 * call with its examples, and tests.
 */
export function newSave(noun: string, permissions: SavePermissions): void {
  const words = nounWords(noun);
  const { nouns = '', camelNoun = '', PascalNoun = '', table = '' } = words;
  const written = copyTemplate('save', '.', { ...words, ...permissions });
  newMigration(`saved-${nouns}`, statusSql(table));
  const [list, endpoints] = ['list', 'endpoints'].map(
    (role) => `shared/contract/src/${noun}/${noun}.${role}.ts`,
  );
  const [routes, schema] = ['routes', 'schema'].map((role) => `api/src/modules/${nouns}/${nouns}.${role}.ts`);
  const key = `POST /${noun}/save`;

  edit(list ?? '', (text) =>
    insertBefore(
      addImport(text, `import { savedStatuses, savedStatusWords } from '../save/save-action.ts';`),
      /^ {4}createdAt: \{/m,
      statusColumn,
    ),
  );
  edit(endpoints ?? '', (text) =>
    insertBefore(
      addImport(
        addImport(
          text,
          `import { savedRecord, saveErrors, saveRateLimit, saveShape } from '../save/save.schema.ts';`,
        ),
        `import { ${camelNoun}Content } from './${noun}.schema.ts';`,
      ),
      /^\} as const satisfies EndpointTable;/m,
      `  '${key}': {
    summary: 'Saves one, new or changed, as a draft or complete',
    access: { permission: '${permissions.editPermission}' },
    body: z.object({ ...saveShape, record: ${camelNoun}Content }),
    result: savedRecord,
    rateLimit: saveRateLimit,
    errors: saveErrors,
  },
`,
    ),
  );
  edit('shared/contract/src/index.ts', (text) =>
    addImport(
      addImport(text, `export { ${camelNoun}Problems } from './${noun}/${noun}-rules.ts';`),
      `export type { ${PascalNoun} } from './${noun}/${noun}-rules.ts';`,
    ),
  );
  edit(schema ?? '', (text) =>
    insertAfter(
      addImport(text, `import type { SavedStatus } from '@berth/contract';\n`),
      /^ {2}version: number;\n/m,
      '  status: SavedStatus;\n',
    ),
  );
  edit(routes ?? '', (text) => withHandler(text, { key, noun, camelNoun }));
  edit(`api/test/things/${noun}.ts`, (text) =>
    insertAfter(text, /^ {6}version: 1,\n/m, `      status: 'submitted',\n`),
  );
  edit(`api/test/valid-calls/${noun}-calls.ts`, (text) => withExamples(text, { key, camelNoun }));
  format([
    ...written,
    'shared/contract/src/index.ts',
    `shared/contract/src/${noun}`,
    `api/src/modules/${nouns}`,
    'api/test',
  ]);
}

/** The form brings a status of its own, from draft to submitted. */
export function requireOwnStatus(noun: string, nouns: string): void {
  const files = [
    `shared/contract/src/${noun}/${noun}.list.ts`,
    `api/src/modules/${nouns}/${nouns}.schema.ts`,
  ];
  const taken = files.find((file) => /^ +status: /m.test(read(file)));
  if (!taken) return;
  throw new NewFailure(
    `“status” is the state of a saved record, from draft to submitted; call the column in ${taken} otherwise first.`,
  );
}

type Names = { key: string; camelNoun: string };

function withHandler(text: string, { key, noun, camelNoun }: Names & { noun: string }): string {
  const imports = [
    `import { saveRecord } from '../../save/save-record.ts';`,
    `import { ${camelNoun}Records } from './${noun}-records.ts';`,
  ];
  const taking = replaceOnce(
    imports.reduce(addImport, text),
    `Pick<Context, 'database'>`,
    `Pick<Context, 'database' | 'clock'>`,
  );
  return insertBefore(
    taking,
    /^ {2}\} satisfies Partial<Handlers>;/m,
    `    '${key}': (call) => saveRecord(context, ${camelNoun}Records, call),\n`,
  );
}

function withExamples(text: string, { key, camelNoun }: Names): string {
  const body = (place: string) => `{ input: { body: bodyOf(word${place}) }`;
  return insertBefore(
    insertAfter(
      addImport(text, `import { randomUUID } from 'node:crypto';\n`),
      /^import type \{ ValidCalls \}.*\n/m,
      `
const bodyOf = (word: string, place: { id?: string; version?: number } = {}) => ({
  action: 'submit' as const,
  idempotencyKey: randomUUID(),
  ...place,
  record: { number: \`N-\${randomUUID()}\`, remarks: \`remarks \${word}\` },
});
`,
    ),
    /^\} satisfies Partial<ValidCalls>;/m,
    `  '${key}': ({ records: { ${camelNoun}: id }, word }) => [
    ${body('')} },
    ${body(', { id, version: 1 }')}, foreign: 'NOT_FOUND' },
    // The version is not the newest one: only its owner may learn that.
    ${body(', { id, version: 7 }')}, foreign: 'NOT_FOUND', own: 'VERSION_CONFLICT' },
  ],
`,
  );
}

const statusColumn = `    status: {
      kind: 'choice',
      choices: savedStatuses,
      words: savedStatusWords,
      heading: { 'zh-CN': '状态', en: 'Status' },
      filterable: true,
      screen: { widthPx: 110 },
    },
`;

function statusSql(table: string): string {
  return `-- What there is was complete; a draft may lack its number.
alter table "${table}" add column status text not null default 'submitted' check (status in ('draft', 'submitted'));
alter table "${table}" drop constraint ${table}_number;
create unique index ${table}_number on "${table}" (customer_id, number) where number <> '';
`;
}
