import { exportLists } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handlers.ts';
import { createPlaces } from '../../http/places.ts';
import { readList } from '../../http/read-input.ts';
import { type ExportDependencies, makeWorkbook } from './exports.service.ts';
import { writeWorkbook } from './write-workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Dependencies = ExportDependencies & { clock: Clock; log: FastifyBaseLogger };

// Workbooks are written one after the other, and each that waits is in memory with its rows.
const atOnce = { ofAll: 6, ofOne: 2 };

/** Files made of lists (spec section 7, Export and files). */
export function exportHandlers({ clock, log, ...dependencies }: Dependencies) {
  const places = createPlaces(atOnce, 'EXPORTS_BUSY');
  return {
    'GET /fileExport': async ({ actor, query, locale, requestId }) => {
      const { list: name, columns, format, ...listQuery } = query;
      const list = readList(listQuery, exportLists[name].fields);
      const makeFile = async () => {
        const workbook = await makeWorkbook(dependencies, actor, { name, list, columns, locale });
        return { workbook, body: await writeWorkbook(workbook) };
      };
      const leave = places.take(actor.userId);
      const { body, workbook } = await makeFile().finally(leave);
      // What left the house, and by whom; what was filtered by, never for what.
      log.info(
        {
          requestId,
          userId: actor.userId,
          customerId: actor.customerId,
          list: name,
          format,
          rows: workbook.rows.length,
          bytes: body.length,
          filteredBy: list.conditions.map(({ field }) => field),
        },
        'exported',
      );
      return { mediaType: xlsx, fileName: `${workbook.sheetName} ${toChinaDay(clock())}.xlsx`, body };
    },
  } satisfies Partial<Handlers>;
}
