import { requestFile } from '@berth/runtime';
import { type ExportRows, toChinaTime, toListInput } from '@berth/ui';

/** Columns of the screen that show several of the list's. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  businessNumber: ['businessNumber', 'customerBusinessNumber'],
  destinationName: ['receivingPlace', 'destination'],
};

/** All that the search finds, in the columns that are shown; `title` names the file. */
export function exportBookings(title: string): ExportRows {
  return async ({ search, columns, signal }) => {
    const { filter, prop, order } = toListInput(search);
    const keys = columns.flatMap((key) => partsOf[key] ?? [key]);
    const query = { ...filter, prop, order, list: 'lclBookings' as const, columns: keys.join(',') };
    const quiet = { signal, overlay: false, errors: 'caller' } as const;
    const blob = await requestFile('GET /fileExport', { query }, quiet);
    return { fileName: `${title} ${toChinaTime(new Date()).slice(0, 10)}.xlsx`, blob };
  };
}
