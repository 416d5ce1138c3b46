import { exportLists } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { readList } from '../../http/input/read-input.ts';
import { createPlaces } from '../../http/places.ts';
import { createProgressBook } from '../../http/progress-book.ts';
import { noProgress } from './export-progress.ts';
import { type ExportDependencies, type ExportRequest, makeWorkbook, requireList } from './exports.service.ts';
import { writeWorkbook } from './write-workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Dependencies = ExportDependencies & { clock: Clock; log: FastifyBaseLogger };

// Workbooks are written one after the other, and each that waits is in memory with its rows.
const atOnce = { ofAll: 6, ofOne: { person: 2, customer: 4 } };

/** Files made of lists (spec section 7, Export and files). */
export function exportHandlers({ clock, log, ...dependencies }: Dependencies) {
  const places = createPlaces(atOnce, 'EXPORTS_BUSY');
  const book = createProgressBook(noProgress);
  const makeFile = async (actor: Actor, request: ExportRequest) => {
    const workbook = await makeWorkbook(dependencies, actor, request);
    const { progress, signal } = request;
    const onWritten = (rows: number) => {
      progress.written = rows;
    };
    return { workbook, body: await writeWorkbook(workbook, { onWritten, signal }) };
  };
  return {
    'GET /fileExport': async ({ actor, query, locale, requestId, signal }) => {
      const { list: name, columns, format, progressKey, ...listQuery } = query;
      requireList(actor, name);
      const list = readList(listQuery, exportLists[name].fields);
      const leave = places.take({ person: actor.userId, customer: actor.customerId });
      const { progress, close } = book.open(actor.userId, progressKey);
      // What left the house, and by whom; what was filtered by, never for what.
      const what = {
        requestId,
        userId: actor.userId,
        customerId: actor.customerId,
        list: name,
        format,
        filteredBy: list.conditions.map(({ field }) => field),
      };
      try {
        const { body, workbook } = await makeFile(actor, { name, list, columns, locale, progress, signal });
        log.info({ ...what, rows: workbook.rows.length, bytes: body.length }, 'exported');
        return { mediaType: xlsx, fileName: `${workbook.sheetName} ${toChinaDay(clock())}.xlsx`, body };
      } catch (error) {
        if (signal.aborted) log.info({ ...what, ...progress }, 'export cancelled');
        throw error;
      } finally {
        leave();
        close();
      }
    },
    'GET /fileExport/progress': async ({ actor, query }) => book.find(actor.userId, query.key),
  } satisfies Partial<Handlers>;
}
