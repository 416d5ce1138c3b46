import { fillTemplate } from '@berth/contract';
import { runThread, type ThreadBounds, type WaitingForThread } from '../../../workers/run-thread.ts';
import { drawDocument } from '../../documents/draw/draw-document.ts';
import { customsDocumentWords } from './customs-document-words.ts';
import { printDocuments } from './print-documents.ts';
import type { DocumentSource } from './trade-documents.ts';

const program = new URL('./write-documents-worker.ts', import.meta.url);
const bounds: ThreadBounds = { memoryMb: 512, longestMs: 30_000 };

/** The file of a declaration's five documents: a PDF to print, or a workbook to reckon with. */
export async function makeDocuments(
  source: DocumentSource,
  { as, now }: { as: 'xlsx' | 'pdf'; now: Date },
  waiting: WaitingForThread,
) {
  const words = customsDocumentWords[source.locale];
  const title = fillTemplate(words.file, { number: source.number });
  const fileName = `${title}.${as}`;
  if (as === 'xlsx')
    return {
      fileName,
      body: await runThread(program, source, { ...waiting, ...bounds }),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    };
  const properties = {
    title,
    author: source.seller,
    keywords: [...source.bookings],
    language: source.locale,
    createdAt: now.toISOString(),
  };
  const { unprintable } = words;
  const order = {
    properties,
    document: 'figure',
    figures: printDocuments(source, now),
    unprintable,
  } as const;
  const body = await drawDocument(order, waiting, { isTask: false });
  return { fileName, mediaType: 'application/pdf', body };
}
