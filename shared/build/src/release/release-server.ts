import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, ErrorAnswer, Locale } from '@berth/contract';
import type { EndpointInput, EndpointKey, EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { ReleaseFailure } from './release-failure.ts';

type Input<Key extends keyof Endpoints> = Pick<EndpointInput<Endpoints[Key]>, 'query' | 'body'> & {
  file?: Blob;
};
type Result<Key extends keyof Endpoints> = EndpointResult<Endpoints[Key]>;

const patienceMs = 60_000;
/** The server takes only so many uploads at once, and another team may be publishing too. */
const pausesWhileBusyMs = [200, 400, 800, 1600, 3200, 6400];

/** The language of the person at the terminal. */
export const locale: Locale = /^zh/i.test(process.env.LC_ALL || process.env.LANG || '') ? 'zh-CN' : 'en';

let isPlainHttpAllowed = false;
/** The portal that has answered already: what fails after that is not its address. */
let answered: string | null = null;

/** For a portal that is reached by plain http through something that encrypts by itself. */
export function allowPlainHttp(): void {
  isPlainHttpAllowed = true;
}

/** Address of the portal that is released to. */
export function serverAddress(): string {
  const address = (process.env.BERTH_URL || 'http://localhost:3000').replace(/\/+$/, '');
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
    const { origin, href } = new URL(address);
    // Without its last slash, an address that is no more than an origin is that.
    if (href === `${origin}/`) return address;
    throw new ReleaseFailure(
      'usage',
      `BERTH_URL is the address of the portal alone, without a path: ${origin}, not ${address}.`,
    );
  }
  throw new ReleaseFailure('usage', `BERTH_URL is no address of a portal: “${address}”.`);
}

/** A key that travels in the clear is anybody's on the way, and opens every page of the portal to them. */
function assertPrivate(address: string): void {
  const { protocol, hostname } = new URL(address);
  const isHere = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (protocol === 'https:' || isHere || isPlainHttpAllowed) return;
  throw new ReleaseFailure(
    'usage',
    `${address} is plain http: everybody on the way could read the release key, so it was not sent. Use https, or ` +
      'add --allow-http where the line itself is encrypted.',
  );
}

/** Calls the portal that is released to, with the team's key. A refusal is told in the server's own words. */
export async function callServer<Key extends keyof Endpoints & `${string} /release/${string}`>(
  key: Key,
  input: Input<Key>,
): Promise<Result<Key>> {
  let { answer, body } = await askOnce(key, input);
  for (const pauseMs of pausesWhileBusyMs) {
    if (!isErrorAnswer(body) || body.code !== 'UPLOADS_BUSY') break;
    await wait(pauseMs);
    ({ answer, body } = await askOnce(key, input));
  }
  if (answer.ok && typeof body === 'object' && body !== null && 'data' in body) {
    // The contract types what the server was checked to answer.
    return (body as Answer<Result<Key>>).data;
  }
  throw refusal(answer.status, body);
}

async function askOnce(key: EndpointKey, input: Parts): Promise<{ answer: Response; body: unknown }> {
  const answer = await ask(key, input);
  return { answer, body: await answer.json().catch(() => null) };
}

type Parts = { query?: object; body?: object; file?: Blob };

async function ask(key: EndpointKey, { query, body, file }: Parts): Promise<Response> {
  const releaseKey = process.env.BERTH_RELEASE_KEY;
  if (!releaseKey) {
    throw new ReleaseFailure(
      'usage',
      "BERTH_RELEASE_KEY is not set. Staff make a team's key on the page /system/releases.",
    );
  }
  // Said here, and not with the key in the words of the runtime, which repeats a header that it does not take.
  if (!/^[\x21-\x7e]+$/.test(releaseKey)) {
    throw new ReleaseFailure(
      'usage',
      'BERTH_RELEASE_KEY is no release key: there are other characters in it.',
    );
  }
  assertPrivate(serverAddress());
  const [method, path] = key.split(' ');
  const address = new URL(`${serverAddress()}/api${path}`);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = {
    authorization: `Bearer ${releaseKey}`,
    'accept-language': locale,
    accept: 'application/json',
  };
  if (body) headers['content-type'] = 'application/json';
  try {
    const answer = await fetch(address, {
      method,
      headers,
      body: file ? formOf(file) : body ? JSON.stringify(body) : undefined,
      signal: AbortSignal.timeout(patienceMs),
    });
    answered = serverAddress();
    return answer;
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new ReleaseFailure(
      'unreachable',
      answered === serverAddress()
        ? `${serverAddress()} does not answer any more (${why}).`
        : `${serverAddress()} does not answer (${why}). Is BERTH_URL right?`,
    );
  }
}

function formOf(file: Blob): FormData {
  const form = new FormData();
  form.set('file', file, 'file');
  return form;
}

function refusal(status: number, body: unknown): ReleaseFailure {
  if (!isErrorAnswer(body)) {
    return new ReleaseFailure(
      'unreachable',
      `${serverAddress()} answered ${status}, and not as a portal does. Is BERTH_URL right?`,
    );
  }
  const details = (body.fields ?? []).map(({ field, message }) => `  ${field}\n    ${message}`);
  if (body.field !== undefined) details.push(`  ${body.field}`);
  const text = [body.message, ...details, `(${body.code}, request ${body.requestId})`].join('\n');
  if (isIncompatible(body.code)) return new ReleaseFailure('incompatible', text, body.code);
  return new ReleaseFailure(status >= 500 ? 'unreachable' : 'refused', text, body.code);
}

const incompatible = ['RELEASE_INCOMPATIBLE', 'RELEASE_PATHS_TAKEN', 'RELEASE_CLAIMS_FOREIGN'];

function isIncompatible(code: string): boolean {
  return incompatible.includes(code);
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'message' in body && 'requestId' in body;
}
