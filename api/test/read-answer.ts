import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import readSheet from 'read-excel-file/node';
import { readPdf } from './once-per-process/read-pdf.ts';

/** An answer as text: its body; the cells of a spreadsheet; the text of a PDF; the files of a zip, read the same way. */
export async function readAnswer(response: LightMyRequestResponse): Promise<string> {
  const type = String(response.headers['content-type']);
  return (await readFile(type, response.rawPayload)) ?? response.body;
}

const typesByEnding = { xlsx: 'spreadsheetml', pdf: 'application/pdf', zip: 'application/zip' } as const;

async function readFile(type: string, content: Buffer): Promise<string | null> {
  if (type.includes('application/zip')) {
    const files = Object.entries(unzipSync(content)).map(async ([name, bytes]) => {
      const ending = name.split('.').at(-1) as keyof typeof typesByEnding; // or one that is read as it is
      const inside = Buffer.from(bytes);
      return [name, (await readFile(typesByEnding[ending] ?? '', inside)) ?? inside.toString('latin1')];
    });
    return JSON.stringify(await Promise.all(files));
  }
  if (type.includes('spreadsheetml')) return JSON.stringify(await readSheet(content));
  if (type.includes('application/pdf')) {
    const { pages, info } = await readPdf(content);
    // Lines are broken anywhere; nobody's word is to hide in that.
    return JSON.stringify({ text: pages.map(({ text }) => text.replaceAll(/\s/g, '')).join(''), info });
  }
  return null;
}
