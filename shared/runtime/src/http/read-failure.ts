import type { ErrorAnswer, LocalizedText } from '@berth/contract';
import { AxiosError, isCancel } from 'axios';
import { readAppLanguage } from '../language/app-language.ts';
import { ApiError, type ApiProblem } from './api-error.ts';
import { errorTexts } from './error-texts.ts';

/** Turns whatever a call failed with into an ApiError whose message is that of the catalogue (section 8). */
export async function readFailure(failure: unknown): Promise<ApiError> {
  if (failure instanceof ApiError) return failure;
  if (isCancel(failure)) return new ApiError({ kind: 'aborted', ...sayNow(errorTexts('aborted')) });
  if (!(failure instanceof AxiosError)) throw failure;
  if (!failure.response) {
    const isTimeout = failure.code === AxiosError.ECONNABORTED || failure.code === AxiosError.ETIMEDOUT;
    return new ApiError({
      kind: isTimeout ? 'timeout' : 'noResponse',
      ...sayNow(errorTexts('noResponse')),
    });
  }
  const { status, data, headers } = failure.response;
  const retryAfter = Number(headers['retry-after']);
  const answer = await readErrorAnswer(data);
  const { code, field, fields, existing, requestId } = answer;
  return new ApiError({
    kind: 'status',
    status,
    ...statusMessage(status, answer),
    code,
    field,
    fields,
    existing,
    requestId,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
  });
}

type Said = Pick<ApiProblem, 'message' | 'texts'>;

const sayNow = (texts: LocalizedText): Said => ({ message: texts[readAppLanguage()], texts });

/** What is said of a status, and what the catalogue says where nothing is. */
export function statusMessage(status: number, { message, texts }: Partial<ErrorAnswer>): Said {
  if (status === 404) return sayNow(errorTexts('notFound'));
  if (status === 401) return sayNow(errorTexts('signedOut'));
  // Said by whoever reads addresses first, a proxy perhaps, and in its own words.
  if (status === 414 || status === 431) return sayNow(errorTexts('addressTooLong'));
  if (message) return { message, texts };
  if (status === 500) return sayNow(errorTexts('serverError'));
  if (status === 403) return sayNow(errorTexts('forbidden'));
  return sayNow(errorTexts('otherStatus', { code: status }));
}

/** The server's error body; a download that was refused carries it as a JSON blob. */
async function readErrorAnswer(data: unknown): Promise<Partial<ErrorAnswer>> {
  if (data instanceof Blob) return readErrorAnswer(parseJson(await data.text()));
  if (typeof data === 'string') return readErrorAnswer(parseJson(data));
  return typeof data === 'object' && data !== null ? data : {};
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
