// Started as a thread by once-per-process/read-pdf.ts; reads one file after the other.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { FoundCode, ReadPage, ReadPdf, ReadPdfOrder } from './once-per-process/read-pdf.ts';

const wasm = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
// Otherwise it would fetch it from the network.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
const isEmbeddedFont = /\/FontDescriptor[^>]*\/FontName \/([^\s/]+)[^>]*/g;

parentPort?.on('message', async ({ id, ...order }: ReadPdfOrder) => {
  const answer = await read(order).then(
    (done) => ({ done: JSON.parse(JSON.stringify(done)) }),
    (error) => ({ failed: String(error) }),
  );
  parentPort?.postMessage({ id, ...answer });
});

async function read({ bytes, decoded }: Omit<ReadPdfOrder, 'id'>): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    const codes = decoded.includes(number) ? await scan(document, page) : [];
    const parts = await partsOf(page);
    const text = await textOf(page);
    pages.push({ widthMm: Math.round(width), heightMm: Math.round(height), text, ...parts, codes });
  }
  const { info } = await document.getMetadata();
  const plain = Buffer.from(bytes).toString('latin1');
  const fonts = [...plain.matchAll(isEmbeddedFont)].map(([descriptor, name = '']) => ({
    name,
    isEmbedded: /\/FontFile[23]? /.test(descriptor),
  }));
  await task.destroy();
  return { pages, info: { ...info }, fonts };
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

// What pdf.js gives besides what its types tell of.
type Marked = { tag?: string };
type Part = { role?: string; alt?: string; id?: string; children?: Part[] };

async function partsOf(page: PDFPageProxy): Promise<Pick<ReadPage, 'read' | 'untagged'>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const mark = open.at(-1) ?? '';
      words.set(mark, (words.get(mark) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? ((item as Marked).tag === 'Artifact' ? 'left out' : ''));
  }
  const readPart = ({ role, alt, children = [] }: Part): string[] => {
    const own = children.filter((child) => !child.children);
    const said = alt ?? own.map(({ id = '' }) => words.get(id) ?? '').join('');
    return [...(own.length > 0 ? [`${role} ${said.trim()}`] : []), ...children.flatMap(readPart)];
  };
  const tree = (await page.getStructTree()) as Part | null; // of a file without any
  return { read: tree ? readPart(tree) : [], untagged: words.get('') ?? '' };
}

/** Of `@napi-rs/canvas`, which stands in for a page's. */
type Canvas = NonNullable<Parameters<PDFPageProxy['render']>[0]['canvas']>;

async function scan({ canvasFactory }: PDFDocumentProxy, page: PDFPageProxy): Promise<FoundCode[]> {
  // 300 dots an inch: what a label printer draws.
  const viewport = page.getViewport({ scale: 300 / 72 });
  const factory = canvasFactory as { create: (width: number, height: number) => { canvas: Canvas } }; // of Node
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport }).promise;
  const picture = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!picture) throw new Error('The page was not drawn');
  const found = await readBarcodes(picture, {
    formats: ['QRCode', 'Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 20,
  });
  return found.map(({ format, text }) => ({ format, text }));
}
