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

export type ReadPdfOrder = { bytes: Uint8Array; decoded: readonly number[] };

/**
 * Reads a PDF as a person would: its text, and of the pages in `decoded` (from 1) what a scanner sees on their picture.
 * In a thread of its own, where the libraries find the Node that they were written for.
 */
export async function readPdf(bytes: Buffer, decoded: readonly number[] = []): Promise<ReadPdf> {
  const workerData: ReadPdfOrder = { bytes: new Uint8Array(bytes), decoded };
  const worker = new Worker(new URL('./read-pdf-worker.ts', import.meta.url), { workerData, execArgv: [] });
  return await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The reader ended with ${code}`)));
  });
}
