import type { ErrorAnswer, ErrorCode } from '@berth/contract';
import { errorCodes, successCode } from '@berth/contract';
import { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type { Call, CallResult } from '../http/request.ts';
import { matchPath } from '../router/router.ts';

/** A call as the fake server got it. */
export type ReceivedCall = {
  key: string;
  params: Record<string, string | undefined>;
  query: Record<string, unknown>;
  body: unknown;
  headers: Record<string, unknown>;
};

/** What the fake server answers, by call: the data itself, or a function of what was asked. */
export type Answers = {
  [Key in Call]?: CallResult<Key> | ((received: ReceivedCall) => CallResult<Key> | Promise<CallResult<Key>>);
};

/** Thrown by an answer function: the call is refused. */
export class FakeRefusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A refusal as the server gives it: status and message belong to the code. */
export function refuse(code: ErrorCode, more: Partial<ErrorAnswer> = {}): never {
  const { status, ...texts } = errorCodes[code];
  const said = more.message === undefined && { message: texts['zh-CN'], texts };
  throw new FakeRefusal(status, { code, ...said, requestId: 'test-request', ...more });
}

/** An axios adapter that answers by contract; a call that no answer is declared for fails the test. */
export function fakeServer(answers: Answers): { adapter: AxiosAdapter; calls: ReceivedCall[] } {
  const calls: ReceivedCall[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const path = config.url ?? '/';
    const key = findKey(answers, `${config.method?.toUpperCase()} ${path}`);
    const received: ReceivedCall = {
      key: key ?? path,
      params: (key && matchPath(pathOf(key), path)?.params) || {},
      query: { ...config.params },
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
      headers: config.headers.toJSON(),
    };
    calls.push(received);
    if (!key) {
      console.error(`Undeclared request: ${config.method?.toUpperCase()} ${path}`);
      throw new AxiosError('Undeclared request', AxiosError.ERR_NETWORK, config);
    }
    return answer(answers[key], received, config);
  };
  return { adapter, calls };
}

const pathOf = (key: string) => key.split(' ')[1] ?? '/';

function findKey(answers: Answers, called: string): Call | undefined {
  const keys = Object.keys(answers) as Call[]; // the keys of the same object
  return keys.find(
    (key) => called.split(' ')[0] === key.split(' ')[0] && matchPath(pathOf(key), pathOf(called)) !== null,
  );
}

async function answer(declared: unknown, received: ReceivedCall, config: InternalAxiosRequestConfig) {
  const respond = (status: number, data: unknown, headers = {}) => ({
    status,
    statusText: '',
    headers,
    config,
    data,
  });
  try {
    const data: unknown = typeof declared === 'function' ? await declared(received) : declared;
    if (config.signal?.aborted) throw new AxiosError('canceled', AxiosError.ERR_CANCELED, config);
    if (data instanceof Blob) return respond(200, data); // a file is no answer around something
    return respond(200, { code: successCode, message: '', data });
  } catch (failure) {
    if (!(failure instanceof FakeRefusal)) throw failure;
    if (failure.status === 200) return respond(200, failure.body);
    const response = respond(failure.status, failure.body, failure.headers);
    throw new AxiosError(failure.message, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  }
}
