import { successCode } from '@berth/contract';
import type { EndpointInput, EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { readAppLanguage } from '../language/app-language.ts';
import { ApiError } from './api-error.ts';
import { tokenForCall } from './call-token.ts';
import { httpClient } from './create-http-client.ts';
import { errorText, errorTexts } from './error-texts.ts';
import { openOverlay } from './overlay.ts';
import { readFailure, statusMessage } from './read-failure.ts';
import { beginRead } from './reads-under-way.ts';
import { type ErrorPlacement, reportFailure } from './report-failure.ts';

/** `METHOD /path` of a call of the contract. */
export type Call = keyof Endpoints;
export type CallInput<Key extends Call> = EndpointInput<Endpoints[Key]>;
export type CallResult<Key extends Call> = Endpoints[Key]['result'] extends 'file'
  ? Blob
  : EndpointResult<Endpoints[Key]>;
/** The calls that answer a file. */
export type FileCall = {
  [Key in Call]: Endpoints[Key]['result'] extends 'file' ? Key : never;
}[Call];

export type CallOptions = {
  /** Aborts the call; the promise then rejects with kind `aborted`, and nothing is shown. */
  signal?: AbortSignal;
  /** Whether the loading overlay shows meanwhile; true unless the caller draws its own loading state. */
  overlay?: boolean;
  /** `caller`: the call site shows the failure at its field, form or table, and no notice appears. */
  errors?: ErrorPlacement;
  /** A GET whose answer the browser may keep: it carries no timestamp. */
  isCached?: boolean;
  /** The call is made to its end though its page goes meanwhile: of 64 KB at most, and without `onProgress`. */
  outlivesPage?: boolean;
  /** How much of an upload has left, or of a file has come where its length is known, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** The input may be left out where the call needs none. */
type CallArguments<Key extends Call> =
  Record<never, never> extends CallInput<Key>
    ? [input?: CallInput<Key>, options?: CallOptions]
    : [input: CallInput<Key>, options?: CallOptions];

/** What every input is at run time; the contract's types narrow it per call. */
export type AnyInput = {
  params?: unknown;
  query?: unknown;
  list?: unknown;
  body?: unknown;
  upload?: unknown;
};

/**
 * Makes a call of the contract and gives its `data`. Throws {@link ApiError}; the failure is shown as a
 * notice unless `errors: 'caller'`, a 401 always by the one dialog (spec section 8).
 */
export function request<Key extends Call>(key: Key, ...args: CallArguments<Key>): Promise<CallResult<Key>> {
  const [input, options] = args;
  return call(key, input ?? {}, options ?? {}) as Promise<CallResult<Key>>; // the server answers by contract
}

/** {@link request} without the types of one call. */
export async function call(key: string, input: AnyInput, options: CallOptions): Promise<unknown> {
  const response = await send(key, input, options, 'json');
  return response;
}

/** As {@link request}, for the calls that answer a file. */
export async function requestFile<Key extends FileCall>(
  key: Key,
  input: CallInput<Key>,
  options: CallOptions = {},
): Promise<Blob> {
  return (await send(key, input, options, 'blob')) as Blob; // asked for as one
}

async function send(
  key: string,
  input: AnyInput,
  options: CallOptions,
  as: 'json' | 'blob',
): Promise<unknown> {
  const close = options.overlay === false ? null : openOverlay();
  let usedToken: string | undefined;
  const [method = 'GET'] = key.split(' ');
  const read = method === 'GET' ? beginRead(options.signal) : undefined;
  try {
    usedToken = tokenForCall();
    const response = await httpClient().request<unknown>({
      method,
      url: fillPath(pathOfCall(key), input.params),
      params: queryOf(input),
      data: input.upload === undefined ? input.body : asForm(input.upload),
      responseType: as,
      signal: read?.signal ?? options.signal,
      isCached: options.isCached,
      outlivesPage: options.outlivesPage,
      ...(options.onProgress && progressTo(options.onProgress, as)),
    });
    return as === 'blob' ? response.data : readAnswer(response, input.list !== undefined);
  } catch (failure) {
    const error = await readFailure(failure);
    reportFailure(error, options.errors ?? 'notice', usedToken);
    throw error;
  } finally {
    read?.end();
    close?.();
  }
}

/** A body whose progress is asked for is sent as a stream, which cannot outlive its page. */
function progressTo(
  onProgress: (share: number) => void,
  as: 'json' | 'blob',
): Pick<AxiosRequestConfig, 'onUploadProgress' | 'onDownloadProgress'> {
  return {
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    onDownloadProgress: ({ progress }) => {
      if (as === 'blob' && progress !== undefined) onProgress(progress);
    },
  };
}

/** Where a call goes, below `/api`, with its `:parameters` still to be filled in. */
export function pathOfCall(key: string): string {
  return key.split(' ')[1] ?? '/';
}

/** The one file of an upload, as a form of its own. */
function asForm(upload: unknown): FormData {
  const form = new FormData();
  form.append('file', upload as File); // the contract types it per call, and browsers have no other
  return form;
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>; // the contract types it per call
  return path.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(values[name])));
}

/** A list's conditions travel beside page, pageSize, prop and order (spec section 7). */
function queryOf({ query, list }: AnyInput): unknown {
  if (typeof list !== 'object' || list === null) return query;
  const { filter, ...paging } = list as { filter?: object };
  return { ...paging, ...filter };
}

function readAnswer({ data, status }: AxiosResponse<unknown>, isList: boolean): unknown {
  const malformed = () =>
    new ApiError({
      kind: 'malformed',
      status,
      message: errorText('malformed', readAppLanguage()),
      texts: errorTexts('malformed'),
    });
  if (!isRecord(data) || typeof data.code !== 'number') throw malformed();
  if (data.code !== successCode) {
    const said = typeof data.message === 'string' && data.message !== '' ? { message: data.message } : null;
    const { code } = data;
    throw new ApiError({
      kind: 'business',
      status,
      code: String(code),
      ...(said ?? statusMessage(code, {})),
    });
  }
  if (!('data' in data) || (isList && !isListData(data.data))) throw malformed();
  return data.data;
}

const isListData = (data: unknown) =>
  isRecord(data) && Array.isArray(data.rows) && typeof data.total === 'number';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
