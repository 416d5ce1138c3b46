import {
  type DictionaryKind,
  dictionaryDefinitions,
  dictionaryProblems,
  type Locale,
  normalizeDictionaryEntry,
  type Problem,
  under,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { missingVersion, requireVersion } from '../../save/asked-version.ts';
import { saveOnce } from '../../save/save-once.ts';
import { noteRevision } from '../selects/dictionary-revisions.repository.ts';
import { presentEntry } from './dictionaries.presenter.ts';
import * as repository from './dictionaries.repository.ts';
import { dictionaryTables } from './dictionary-tables.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Asked = {
  actor: Pick<Actor, 'customerId'>;
  locale: Locale;
  body: Call<'POST /system/dic/save'>['body'];
};

/** Adds an entry once, or changes one on the version that the change was made on. */
export async function saveEntry(
  dependencies: Dependencies,
  { actor: { customerId }, locale, body }: Asked,
): Promise<{ code: string; version: number }> {
  const { idempotencyKey: key, ...content } = body;
  const { kind, code, version = 0 } = body;
  const { key: keyField } = dictionaryDefinitions[kind];
  return await saveOnce(
    dependencies,
    { customerId, key, content: { dictionary: content } },
    async (transaction) => {
      await repository.lockDictionary(transaction, kind);
      const entry = normalizeDictionaryEntry(kind, body.entry);
      const own = entry[keyField] ?? '';
      const stored = code === undefined ? null : await getEntry(transaction, kind, code);
      if (stored && body.version !== undefined)
        requireVersion({ id: stored.code, version: stored.version }, version);
      const problems = [...dictionaryProblems(kind, entry)];
      if (problems.length === 0) problems.push(...(await tellWhatIsMissing(transaction, kind, entry)));
      const [taken] = stored || own === '' ? [] : await repository.findEntries(transaction, kind, [own]);
      if (taken) problems.push({ path: keyField, rule: 'takenValue' });
      if (stored && stored.code !== own) problems.push({ path: keyField, rule: 'codeFixed' });
      const asked = missingVersion({
        ...(code !== undefined && { id: code }),
        ...(body.version !== undefined && { version: body.version }),
      });
      refuseProblems([...asked, ...problems.map(under('entry'))], locale);
      const row = {
        ...dictionaryTables[kind].columns(entry),
        is_retired: stored?.isRetired ?? false,
      };
      await repository.storeRow(transaction, kind, row);
      await noteRevision(transaction, kind);
      const saved = await getEntry(transaction, kind, own);
      noteChange({
        what: 'dictionary',
        recordId: recordIdOf(kind, saved.code),
        before: stored?.entry ?? null,
        after: saved.entry,
      });
      return { code: saved.code, version: saved.version };
    },
  );
}

async function tellWhatIsMissing(
  database: Kysely<Tables>,
  kind: DictionaryKind,
  entry: Readonly<Record<string, string>>,
): Promise<Problem[]> {
  const { problems } = dictionaryTables[kind];
  return problems?.(await repository.listCountryCodes(database), entry) ?? [];
}

/** Retires an entry as it was seen, or brings it back. */
export async function retireEntry(
  { database }: Pick<Context, 'database'>,
  { kind, code, version, isRetired }: Call<'POST /system/dic/retire'>['body'],
): Promise<{ code: string; version: number; isRetired: boolean }> {
  return await database.transaction().execute(async (transaction) => {
    await repository.lockDictionary(transaction, kind);
    const stored = await getEntry(transaction, kind, code);
    requireVersion({ id: stored.code, version: stored.version }, version);
    if (stored.isRetired !== isRetired) {
      await repository.retireRow(transaction, kind, code, isRetired);
      await noteRevision(transaction, kind);
      noteChange({
        what: 'dictionary',
        recordId: recordIdOf(kind, code),
        before: { isRetired: !isRetired },
        after: { isRetired },
      });
    }
    const { version: now } = await getEntry(transaction, kind, code);
    return { code, version: now, isRetired };
  });
}

const recordIdOf = (kind: DictionaryKind, code: string) => `${kind} ${code}`;

/** Throws NOT_FOUND. */
export async function getEntry(database: Kysely<Tables>, kind: DictionaryKind, code: string) {
  const [row] = await repository.findEntries(database, kind, [code]);
  if (!row) throw new Refusal('NOT_FOUND');
  return presentEntry(kind, row);
}
