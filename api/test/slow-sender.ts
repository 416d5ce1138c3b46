import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pageHeaders } from './caller.ts';

type Answer = { status: number; code: string | number; headers: IncomingHttpHeaders };

/** A call whose body is not whole yet: its test sends more of it, or none. */
export type SlowCall = { sent: ClientRequest; answer: Promise<Answer>; closed: Promise<unknown> };

/** Begins a POST on a connection of its own, and sends what there is of its body so far. */
export function beginCall(
  address: string,
  { headers, body = '' }: { headers: Record<string, string>; body?: string | Buffer },
): SlowCall {
  const sent = request(address, {
    method: 'POST',
    agent: false,
    headers: { ...pageHeaders, connection: 'keep-alive', ...headers },
  });
  // Whether the connection ends in words or not is none of these tests.
  sent.on('error', () => undefined);
  sent.flushHeaders();
  if (body !== '') sent.write(body);
  const answer = once(sent, 'response').then(([response]) => read(response));
  answer.catch(() => undefined);
  const closed = new Promise((resolve) => sent.once('close', resolve));
  return { sent, answer, closed };
}

async function read(response: IncomingMessage): Promise<Answer> {
  const { code } = JSON.parse(await text(response));
  return { status: response.statusCode ?? 0, code, headers: response.headers };
}

const boundary = 'slow-sender';
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` };
/** How a form with one file begins; the file's bytes come next. */
export const formStart = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\n`;
