import type { EndpointInput, EndpointResult, Endpoints, UploadInput } from '@berth/contract/endpoints';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;
type Input<Key extends keyof Endpoints> = EndpointInput<Endpoints[Key]>;

export type Caller = {
  headers: Headers;
  /** One call as our client makes it; `extra` headers win. */
  call: <Key extends keyof Endpoints>(
    key: Key,
    input?: Input<Key> | Record<string, unknown>,
    extra?: Headers,
  ) => Promise<LightMyRequestResponse>;
  /** The `data` of a call that must succeed. */
  get: <Key extends keyof Endpoints>(
    key: Key,
    ...input: Partial<Input<Key>> extends Input<Key> ? [Input<Key>?] : [Input<Key>]
  ) => Promise<EndpointResult<Endpoints[Key]>>;
};

/** What every call of our own page carries. */
export const pageHeaders: Headers = {
  'x-requested-with': 'berth',
  'sec-fetch-site': 'same-origin',
  'accept-language': 'en',
};

export function createCaller(app: FastifyInstance, headers: Headers): Caller {
  const call: Caller['call'] = async (key, input = {}, extra = {}) => {
    const { method, url, body } = describeRequest(key, input);
    const form = input.upload ? await asForm(input.upload as UploadInput) : null; // by the contract's types
    return await app.inject({
      method,
      url,
      headers: { ...pageHeaders, ...headers, ...form?.headers, ...extra },
      ...(form ? { payload: form.payload } : {}),
      ...(body === undefined ? {} : { payload: body as object }), // a body is always JSON
    });
  };
  return {
    headers,
    call,
    async get(key, ...[input]) {
      const response = await call(key, input);
      if (response.statusCode !== 200) throw new Error(`${key}: ${response.statusCode} ${response.body}`);
      return response.json().data;
    },
  };
}

/** A file the way a browser's form sends it. */
export async function asForm(upload: UploadInput) {
  const form = new FormData();
  form.append('file', new Blob([await upload.arrayBuffer()]), upload.name);
  const request = new Response(form);
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}

/** Method, address and body of a call, the way the client forms them. */
export function describeRequest(key: string, input: Record<string, unknown>) {
  const [method, path = ''] = key.split(' ');
  const params = (input.params ?? {}) as Record<string, string>;
  const { filter, ...list } = (input.list ?? {}) as Record<string, unknown>;
  const query = { ...(input.query as object), ...list, ...(filter as object) };
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
    ),
  ).toString();
  const filled = path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(params[name] ?? ''));
  return {
    method: method as 'GET' | 'POST', // the shape of every key
    url: `/api${filled}${search ? `?${search}` : ''}`,
    body: input.body,
  };
}
