import type { DocumentKind, Locale, MarkSize } from '@berth/contract';
import { ApiError, type ApiProblem, notify, request, requestFile, useTranslation } from '@berth/runtime';
import { saveFile } from '@berth/ui';
import { useEffect, useRef, useState } from 'react';
import { type PrintableBooking, readCarton, type TypedRange } from './printable-booking.ts';

export type PrintChoices = { document: DocumentKind; size: MarkSize; language: Locale; range: TypedRange };

type PrintInput = { bookings: readonly PrintableBooking[]; choices: PrintChoices; isTask: boolean };

const quiet = { overlay: false, errors: 'caller' } as const;

/** Has a document made and saves it, or hands it to the task centre. Leaving stops what is not there yet. */
export function usePrint(onDone: () => void) {
  const { t } = useTranslation('booking');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

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
  const print = async (input: PrintInput) => {
    if (isBusy) return;
    const stop = new AbortController();
    going.current = stop;
    setBusy(true);
    setFailure(null);
    try {
      await make(input, stop.signal);
      if (!stop.signal.aborted) onDone();
    } catch (error) {
      if (!stop.signal.aborted && error instanceof ApiError) setFailure(error);
      else if (!stop.signal.aborted) throw error;
    } finally {
      if (!stop.signal.aborted) setBusy(false);
    }
  };
  return { isBusy, failure, print };
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
