import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why a PDF is not drawn: it wants a password, it is broken, or the program that draws did not come. */
export type PdfProblem = 'password' | 'broken' | 'notLoaded';

/** Points of a page, 72 to the inch. */
type PageSize = { width: number; height: number };

/** A PDF that is open; its pages count from 1. */
export type OpenPdf = {
  pageCount: number;
  /** Of the first page, for those that are not known yet. */
  firstSize: PageSize;
  /** Draws a page as wide as this and gives the drawing; rejects when `signal` fires. */
  draw: (page: number, widthPx: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** The words of a page. */
  readText: (page: number) => Promise<string>;
  close: () => void;
};

/** Where a browser still draws: Safari's limit is 16.7 million pixels. */
const mostPixels = 16_000_000;

/** Opens a PDF, or says why it cannot be drawn. pdf.js is loaded with the first one. */
export async function openPdf(file: Blob): Promise<OpenPdf | PdfProblem> {
  const program = await loadProgram().catch(() => null);
  if (!program) return 'notLoaded';
  const task = program.readPdf(new Uint8Array(await file.arrayBuffer()));
  try {
    const pdf = await task.promise;
    const firstSize = sizeOf(await pdf.getPage(1));
    return asOpen(task, pdf, firstSize);
  } catch (error) {
    void task.destroy();
    return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'broken';
  }
}

/** Also to have it in time, while a file is still on its way. */
export const loadProgram = () => import(/* webpackChunkName: "pdf-program" */ './pdf-program.ts');

function asOpen(task: PDFDocumentLoadingTask, pdf: PDFDocumentProxy, firstSize: PageSize): OpenPdf {
  return {
    pageCount: pdf.numPages,
    firstSize,
    draw: (page, widthPx, signal) => drawPage(pdf, page, widthPx, signal),
    readText: async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    },
    close: () => void task.destroy(),
  };
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

function sizeOf(page: Page): PageSize {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

async function drawPage(pdf: PDFDocumentProxy, number: number, widthPx: number, signal: AbortSignal) {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const { width, height } = sizeOf(page);
  const wanted = (widthPx * (window.devicePixelRatio || 1)) / width;
  const viewport = page.getViewport({ scale: Math.min(wanted, Math.sqrt(mostPixels / (width * height))) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const drawing = page.render({ canvas, viewport });
  const stop = () => drawing.cancel();
  signal.addEventListener('abort', stop);
  await drawing.promise.finally(() => signal.removeEventListener('abort', stop));
  return canvas;
}
