import type { DocumentKind, Locale, MarkSize } from '@berth/contract';
import { notify, request, requestFile, useMaking, useTranslation } from '@berth/runtime';
import { saveFile } from '@berth/ui';
import { type PrintableBooking, readCarton, type TypedRange } from './printable-booking.ts';

export type PrintChoices = { document: DocumentKind; size: MarkSize; language: Locale; range: TypedRange };

type PrintInput = { bookings: readonly PrintableBooking[]; choices: PrintChoices; isTask: boolean };

const quiet = { overlay: false, errors: 'caller' } as const;

/** Has a document made and saves it, or hands it to the task centre. Leaving stops what is not there yet. */
export function usePrint(onDone: () => void) {
  const { t } = useTranslation('booking');
  const make = async ({ bookings, choices, isTask }: PrintInput, signal: AbortSignal) => {
    if (isTask) {
      const ids = bookings.map(({ id }) => id);
      const { document, size, language } = choices;
      const body = { document, ids, size, language, ...cartonsOf(choices) };
      await request('POST /file/printDocuments', { body }, { ...quiet, signal });
      notify.info(t('printing.taskStarted'));
      return;
    }
    const blob = await fetchDocument(bookings, choices, signal);
    const [first] = bookings;
    const about = bookings.length === 1 && first ? first.businessNumber : String(bookings.length);
    saveFile(`${t(`printing.file.${choices.language}.${choices.document}`)} ${about}.pdf`, blob);
  };
  const { isBusy, failure, start } = useMaking(make, onDone);
  return { isBusy, failure, print: start };
}

async function fetchDocument(
  bookings: readonly PrintableBooking[],
  choices: PrintChoices,
  signal: AbortSignal,
): Promise<Blob> {
  const { document, size, language } = choices;
  const query = { ids: bookings.map(({ id }) => id).join(','), language };
  if (document === 'figure')
    return await requestFile('GET /export/exportFigure', { query }, { ...quiet, signal });
  const wanted = { ...query, size, ...cartonsOf(choices) };
  return await requestFile('GET /export/exportMark', { query: wanted }, { ...quiet, signal });
}

function cartonsOf({ document, range }: PrintChoices): { from?: number; to?: number } {
  if (document === 'figure') return {};
  const [from, to] = [readCarton(range.from), readCarton(range.to)];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
