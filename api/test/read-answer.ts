import type { LightMyRequestResponse } from 'fastify';
import readSheet from 'read-excel-file/node';
import { readPdf } from './once-per-process/read-pdf.ts';

/** The words of an answer: its body, for a spreadsheet what stands in its cells, for a PDF what can be read in it. */
export async function readAnswer(response: LightMyRequestResponse): Promise<string> {
  const type = String(response.headers['content-type']);
  if (type.includes('spreadsheetml')) return JSON.stringify(await readSheet(response.rawPayload));
  if (type.includes('application/pdf')) {
    const { pages, info } = await readPdf(response.rawPayload);
    // Lines are broken anywhere; nobody's word is to hide in that.
    return JSON.stringify({ text: pages.map(({ text }) => text.replaceAll(/\s/g, '')).join(''), info });
  }
  return response.body;
}
