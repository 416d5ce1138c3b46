import { exportLists } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readList } from '../../http/read-input.ts';
import { type ExportDependencies, exportLclBookings, readExportColumns } from './exports.service.ts';
import { writeWorkbook } from './write-workbook.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Dependencies = ExportDependencies & { clock: Clock; log: FastifyBaseLogger };

/** Files made of lists (spec section 7, Export and files). */
export function exportHandlers({ clock, log, ...dependencies }: Dependencies) {
  return {
    'GET /fileExport': async ({ actor, query, locale, requestId }) => {
      const { list: name, columns, format, ...listQuery } = query;
      const list = readList(listQuery, exportLists[name].fields);
      const workbook = await exportLclBookings(dependencies, actor, {
        list,
        columns: readExportColumns(columns),
        locale,
      });
      const body = await writeWorkbook(workbook);
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
