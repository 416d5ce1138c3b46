/// <reference path="./pdf-modules.d.ts" />
import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { PdfData } from './pdf-data.ts';

/** A page of A3 scanned at 600 dpi has 70 million. */
const mostPixels = 100_000_000;

type Page = typeof globalThis & { pdfjsWorker?: typeof worker };

/**
 * Begins to read a PDF with pdf.js, in the page itself: a worker's script would be loaded without a hash, and from no
 * other origin (decision 31). Only this module and what it imports is pdf.js; it is loaded with the first PDF.
 */
export function readPdf(data: Uint8Array): PDFDocumentLoadingTask {
  const page: Page = globalThis;
  // Looked for when reading begins. Another remote may bring another version, so it does not stay.
  page.pdfjsWorker = worker;
  try {
    return getDocument({
      data,
      verbosity: 0,
      // A picture of more would take the memory of the page along; it is left out.
      maxImageSize: mostPixels,
      BinaryDataFactory: PdfData,
      useWorkerFetch: false,
      // The content policy runs no WebAssembly; the decoders have twins in JavaScript.
      useWasm: false,
      disableWorkerRendering: true,
    });
  } finally {
    delete page.pdfjsWorker;
  }
}
