import { dictionaryGroups, dictionaryKindNames } from '@berth/contract';
import type { Context } from '../../context.ts';
import { searchForm } from '../../database/sort-key.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentEntry } from './dictionaries.presenter.ts';
import * as repository from './dictionaries.repository.ts';
import { exportDictionary } from './export-dictionary.ts';
import { previewFile } from './import/preview-file.ts';
import type { CellsReader } from './import/rows-of-file.ts';
import { takePreview } from './import/take-preview.ts';
import { countReferences } from './references.repository.ts';
import { getEntry, retireEntry, saveEntry } from './save-entry.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { readCells: CellsReader };

/** The reference lists that staff keep. */
export function dictionaryHandlers(deps: Dependencies) {
  const { database } = deps;
  return {
    'GET /system/dic/tree': async () => {
      const groups = [];
      for (const { key, title, kinds } of dictionaryGroups) {
        const counted = [];
        for (const kind of kinds)
          counted.push({
            kind,
            title: dictionaryKindNames[kind],
            ...(await repository.countEntries(database, kind)),
          });
        groups.push({ key, title, kinds: counted });
      }
      return groups;
    },
    'GET /system/dic/list': async ({ query: { kind, search, ...asked } }) => {
      const { rows, total } = await repository.listEntries(database, kind, {
        ...asked,
        search: searchForm(search),
      });
      return { rows: rows.map((row) => presentEntry(kind, row)), total };
    },
    'GET /system/dic/get': async ({ query: { kind, code } }) => {
      const entry = await getEntry(database, kind, code);
      return { ...entry, references: await countReferences(database, kind, code) };
    },
    'POST /system/dic/save': async ({ actor, locale, body }) =>
      await saveEntry(deps, { actor, locale, body }),
    'POST /system/dic/retire': async ({ body }) => await retireEntry(deps, body),
    'POST /system/dic/preview': async (call) => await previewFile(deps, call),
    'POST /system/dic/import': async (call) => await takePreview(deps, call),
    'GET /system/dic/export': async ({ query: { kind }, locale }) => exportDictionary(database, kind, locale),
  } satisfies Partial<Handlers>;
}
