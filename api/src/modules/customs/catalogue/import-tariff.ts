import { setImmediate as loopTurn } from 'node:timers/promises';
import { type HsCode, isDay, normalizeDate } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handlers.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { noteRevision } from '../../selects/dictionary-revisions.repository.ts';
import { hsCodeRow, presentHsCode } from './hs-code-rows.ts';
import * as repository from './hs-codes.repository.ts';
import { readTariff } from './read-tariff.ts';

type ImportCall = Pick<Call<'POST /system/customs/importHsCodes'>, 'actor' | 'query' | 'upload' | 'locale'>;
type Outcome = EndpointResult<Endpoints['POST /system/customs/importHsCodes']>;

const pause = async () => await loopTurn();

/** Puts a tariff file into the catalogue, all of it or nothing. */
export async function importTariff(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, query: { mode, source, asOf: typed }, upload, locale }: ImportCall,
): Promise<Outcome> {
  const asOf = normalizeDate(typed) ?? '';
  refuseProblems(isDay(asOf) ? [] : [{ path: 'asOf', rule: 'invalidDate' }], locale);
  const { entries, rows, errors, errorCount } = await readTariff(upload.content, locale, pause);
  if (errorCount > 0) return { rows, changed: null, errorCount, errors };
  const changed = await database.transaction().execute(async (transaction) => {
    await repository.lockCatalogue(transaction);
    const known = new Map(
      (await repository.listAllHsCodes(transaction)).map((row) => [
        row.code,
        fingerprint(presentHsCode(row)),
      ]),
    );
    const added = entries.filter(({ code }) => !known.has(code));
    const different = entries.filter(
      (entry) => known.has(entry.code) && known.get(entry.code) !== fingerprint(entry),
    );
    const named = new Set(entries.map(({ code }) => code));
    const removed = mode === 'replace' ? [...known.keys()].filter((code) => !named.has(code)) : [];
    await repository.storeHsCodes(transaction, await rowsOf([...added, ...different]), pause);
    await repository.deleteHsCodes(transaction, removed);
    const name = mode === 'replace' ? repository.nameCatalogue : repository.nameAddition;
    await noteRevision(transaction, 'hsCode');
    await name(transaction, { source, asOf, at: clock().toISOString(), by: actor.name });
    return { added: added.length, changed: different.length, removed: removed.length };
  });
  return { rows, changed, errorCount: 0, errors: [] };
}

const fingerprint = ({ code, nameZh, nameEn, firstUnit, secondUnit, elements, refundRate }: HsCode) =>
  JSON.stringify([code, nameZh, nameEn, firstUnit, secondUnit, elements, refundRate]);

/** The pinyin of fourteen thousand names takes a while: other calls have their turn meanwhile. */
async function rowsOf(entries: readonly HsCode[]) {
  const rows = [];
  for (const [at, entry] of entries.entries()) {
    if (at % 200 === 199) await pause();
    rows.push(hsCodeRow(entry));
  }
  return rows;
}
