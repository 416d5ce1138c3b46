import { Worker } from 'node:worker_threads';

/** A code that was found in the picture of a page. */
export type FoundCode = { format: string; text: string };

export type ReadPage = {
  widthMm: number;
  heightMm: number;
  /** As it is selected and searched, line by line. */
  text: string;
  /** What a screen reader reads, part after part as they are tagged: the innermost role and the words. */
  read: string[];
  /** Words that are in no part and are not marked as left out either. */
  untagged: string;
  /** Of a page that was asked for. */
  codes: FoundCode[];
};

export type ReadPdf = {
  pages: ReadPage[];
  info: Record<string, unknown>;
  /** Names of fonts as they stand in the file, and whether each is in it. */
  fonts: { name: string; isEmbedded: boolean }[];
};

export type ReadPdfOrder = { id: number; bytes: Uint8Array; decoded: readonly number[] };

type Answer = { id: number; done?: ReadPdf; failed?: string };

let reader: Worker | undefined;
let orders = 0;

/**
 * Reads a PDF as a person would: its text, and of the pages in `decoded` (from 1) what a scanner sees on their picture.
 * In a thread of its own, where the libraries find the Node that they were written for; they take a second to load, so
 * that all files of a process have one.
 */
export async function readPdf(bytes: Buffer, decoded: readonly number[] = []): Promise<ReadPdf> {
  const worker = startReader();
  orders += 1;
  const order: ReadPdfOrder = { id: orders, bytes: new Uint8Array(bytes), decoded };
  return await new Promise((resolve, reject) => {
    const settle = ({ id, done, failed }: Answer) => {
      if (id !== order.id) return;
      worker.off('message', settle).off('error', reject);
      if (done) resolve(done);
      else reject(new Error(failed));
    };
    worker.on('message', settle).on('error', reject);
    worker.postMessage(order);
  });
}

function startReader(): Worker {
  if (reader) return reader;
  const started = new Worker(new URL('../read-pdf-worker.ts', import.meta.url), { execArgv: [] });
  started.once('exit', () => {
    reader = undefined;
  });
  // The run may end without it.
  started.unref();
  reader = started;
  return started;
}
