import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { asForm, describeRequest, pageHeaders } from './caller.ts';

type Key = keyof Endpoints;
type Input = Record<string, unknown>;
type Heard<Asked extends Key> = { status: number; code: string; data: EndpointResult<Endpoints[Asked]> };

export type DistantCaller = {
  /** One call; null where its answer was not heard, which says nothing about what became of it. */
  call: <Asked extends Key>(key: Asked, input: Input) => Promise<Heard<Asked> | null>;
  /** The same call until it is answered, as somebody repeats it who must know; what is refused for now is asked later. */
  insist: <Asked extends Key>(key: Asked, input: Input) => Promise<EndpointResult<Endpoints[Asked]>>;
  /** The bytes behind an address of ours. */
  download: (href: string) => Promise<Buffer>;
  /** How many calls were answered and how many not. */
  counts: () => { heard: number; unheard: number };
};

const forNow = [429, 503];
const answerWithinMs = 30_000;

/** Calls a server over the network, which may die at any moment. */
export function distantCaller(origin: string, headers: Record<string, string>): DistantCaller {
  const counts = { heard: 0, unheard: 0 };
  const call: DistantCaller['call'] = async (key, input) => {
    const answer = await ask(origin, headers, key, input).catch(() => null);
    if (answer === null) {
      counts.unheard += 1;
      return null;
    }
    counts.heard += 1;
    const { code = '', data } = JSON.parse(answer.body);
    return { status: answer.status, code, data };
  };
  return {
    call,
    async insist(key, input) {
      for (;;) {
        const heard = await call(key, input);
        if (heard?.status === 200) return heard.data;
        if (heard && !forNow.includes(heard.status)) throw new Error(`${key}: ${heard.status} ${heard.code}`);
        await pause(heard ? 500 : 100);
      }
    },
    async download(href) {
      const response = await fetch(`${origin}${href}`, { headers: { ...pageHeaders, ...headers } });
      if (response.status !== 200) throw new Error(`${href}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    counts: () => ({ ...counts }),
  };
}

/** The whole answer; throws where the connection is refused or breaks off. */
async function ask(origin: string, headers: Record<string, string>, key: Key, input: Input) {
  const { method, url, body } = describeRequest(key, input);
  const form = input.upload instanceof File ? await asForm(input.upload) : null;
  const json = body === undefined ? null : { 'content-type': 'application/json' };
  const response = await fetch(`${origin}${url}`, {
    method,
    headers: { ...pageHeaders, ...headers, ...form?.headers, ...json },
    body: form ? new Uint8Array(form.payload) : json && JSON.stringify(body),
    signal: AbortSignal.timeout(answerWithinMs),
  });
  return { status: response.status, body: await response.text() };
}

/** Signs in with the captcha that `CAPTCHA_CODE` fixes; gives what every further call carries. */
export async function signInAtADistance(
  origin: string,
  { username, password, captcha }: { username: string; password: string; captcha: string },
): Promise<Record<string, string>> {
  const asked = await fetch(`${origin}/api/login/getCaptcha`);
  const { data } = (await asked.json()) as { data: { captchaId: string } };
  const answer = await fetch(`${origin}/api/login/token`, {
    method: 'POST',
    headers: { ...pageHeaders, 'content-type': 'application/json', cookie: cookiesOf(asked) },
    body: JSON.stringify({ username, password, captchaId: data.captchaId, captcha, remember: true }),
  });
  if (answer.status !== 200) throw new Error(`Nobody could sign in: ${answer.status} ${await answer.text()}`);
  const signedIn = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${signedIn.data.token}`, cookie: cookiesOf(answer) };
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
