import type { LightMyRequestResponse } from 'fastify';
import readSheet from 'read-excel-file/node';

/** The words of an answer: its body, and for a spreadsheet what stands in its cells. */
export async function readAnswer(response: LightMyRequestResponse): Promise<string> {
  const isSheet = String(response.headers['content-type']).includes('spreadsheetml');
  return isSheet ? JSON.stringify(await readSheet(response.rawPayload)) : response.body;
}
