import { addImport, insertBefore } from './insert-text.ts';
import { NewFailure } from './new-failure.ts';
import { nounWords } from './new-module.ts';
import { edit, exists, format, read } from './workspace-files.ts';

/**
 * The call that gives one record of a noun by its id, for its page: contract, handler, an example that the generated
 * suite tries as its owner, signed out and as another customer, and a test.
 */
export function newEndpoint(noun: string): string {
  const { nouns, camelNoun, PascalNoun } = nounWords(noun);
  const contract = `shared/contract/src/${noun}/${noun}.endpoints.ts`;
  const routes = `api/src/modules/${nouns}/${nouns}.routes.ts`;
  const calls = `api/test/valid-calls/${noun}-calls.ts`;
  const tests = `api/src/modules/${nouns}/${nouns}.test.ts`;
  if (!exists(contract) || !exists(routes))
    throw new NewFailure(`There is no module ${nouns}: \`new module ${noun}\` first.`);
  const key = `GET /${noun}/get`;
  if (read(contract).includes(`'${key}'`)) throw new NewFailure(`${key} is there already.`);

  edit(contract, (text) =>
    insertBefore(
      addImport(text, `import { z } from 'zod';`).replace(
        'import { listAnswer,',
        'import { listRowShape, listAnswer,',
      ),
      /^\} as const satisfies EndpointTable;/m,
      `  '${key}': {
    summary: 'One of them by its id',
    access: accessOf(${camelNoun}List),
    query: z.object({ id: z.string().max(64) }),
    result: z.object(listRowShape(${camelNoun}List)),
    errors: ['NOT_FOUND'],
  },
`,
    ),
  );
  edit(routes, (text) =>
    insertBefore(
      text,
      /^ {2}\} satisfies Partial<Handlers>;/m,
      `    '${key}': ({ actor, query }) => ${camelNoun}Rows.getOne(context.database, actor.customerId, query.id),\n`,
    ),
  );
  edit(calls, (text) =>
    insertBefore(
      text,
      /^\} satisfies Partial<ValidCalls>;/m,
      `  '${key}': ({ records: { ${camelNoun}: id } }) => [{ input: { query: { id } }, foreign: 'NOT_FOUND' }],\n`,
    ),
  );
  edit(
    tests,
    (text) => `${text}
test('one is given by its id; what is another customer’s is not there', async () => {
  const person = await portal.signIn('One', { role: null, permissions });
  const other = await portal.signIn('Another', { role: null, permissions });
  const id = await make${PascalNoun}(portal, person, 'third');
  const byId = '${key}';
  expect(await person.get(byId, { query: { id } })).toMatchObject({ id, remarks: 'remarks third' });
  for (const foreign of [id, 'none']) {
    expect((await other.call(byId, { query: { id: foreign } })).statusCode).toBe(404);
  }
});
`,
  );
  format([contract, routes, calls, tests]);
  return `${key} is there, with its example for the generated suite and a test.`;
}
