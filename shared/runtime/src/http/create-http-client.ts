import axios, { type AxiosAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import { readAppLanguage } from '../language/app-language.ts';
import { createSingle } from '../single/claim-single.ts';
import { tokenForCall } from './call-token.ts';

const timeoutMs = 30_000;
const exportTimeoutMs = 50_000;
// As long as the server takes a body that keeps coming: 20 MB at 20 KB a second are seventeen minutes.
const uploadTimeoutMs = 1_800_000;

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A GET whose answer the browser may keep: without it the address carries a timestamp. */
    isCached?: boolean;
    /** The call is made to its end though its page goes meanwhile. */
    outlivesPage?: boolean;
  }
}

const single = createSingle<AxiosInstance>('HTTP client');

/** The one axios instance (spec section 7, Client behaviour; section 9, time-outs). */
export function createHttpClient(): AxiosInstance {
  return single.make(makeClient);
}

/** The client that `createHttpClient` made. */
export const httpClient = single.get;

function makeClient(): AxiosInstance {
  const client = axios.create({
    baseURL: '/api',
    headers: { 'X-Requested-With': 'berth' },
    // Several values of one name repeat the name, as the server reads them: no brackets.
    paramsSerializer: { indexes: null },
    adapter: send,
  });
  client.interceptors.request.use(prepareRequest);
  return client;
}

/** A page that goes calls off what it sent by XMLHttpRequest, and leaves a kept-alive fetch alone. */
const send: AxiosAdapter = (config) =>
  config.outlivesPage
    ? axios.getAdapter(['fetch', 'xhr'], config)({ ...config, fetchOptions: { keepalive: true } })
    : axios.getAdapter(axios.defaults.adapter, config)(config);

function prepareRequest(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const token = tokenForCall();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  config.headers.set('Accept-Language', readAppLanguage());
  const isGet = config.method?.toLowerCase() === 'get';
  // axios stands for "none was given" with 0.
  config.timeout ||= timeoutOf(config);
  if (isGet && !config.isCached) config.params = { ...config.params, _: Date.now() };
  return config;
}

function timeoutOf({ method, url = '', data }: InternalAxiosRequestConfig): number {
  if (data instanceof FormData) return uploadTimeoutMs;
  return method?.toLowerCase() === 'get' && /export/i.test(url) ? exportTimeoutMs : timeoutMs;
}
