import { readAppLanguage } from '../language/app-language.ts';
import { ApiError } from './api-error.ts';
import { tokenForCall } from './call-token.ts';
import { errorText, errorTexts } from './error-texts.ts';
import { type Call, pathOfCall } from './request.ts';

/** One server-sent event. */
export type StreamEvent = { name: string; data: string; id: string | undefined };

/** The calls that answer a stream of events. */
type StreamCall = Extract<Call, 'GET /business/events' | 'GET /index/conversationEvents'>;

export type ReadEventsOptions = {
  /** `GET /business/events`, of whoever is signed in, unless it says otherwise. */
  call?: StreamCall;
  /** The last one that was read before: the server gives what came after it. */
  lastEventId?: string | undefined;
  /** What there is now and no more, for who polls. */
  isOnce?: boolean;
  signal: AbortSignal;
  onEvent: (event: StreamEvent) => void;
  /** The server's wish for how long to wait before the next stream. */
  onRetry?: ((ms: number) => void) | undefined;
};

// By its key, as every call: what a build calls is read from the keys in its scripts.
const ofSession: StreamCall = 'GET /business/events';
// The server says something every twenty seconds.
const silentMs = 50_000;

/**
 * Reads the events of a call until the server ends them. By `fetch`, because an EventSource sends no
 * token. Throws ApiError where it is refused (its status says why), any error where the line breaks; shows nothing.
 */
export async function readEvents({
  call = ofSession,
  lastEventId,
  isOnce,
  signal,
  onEvent,
  onRetry,
}: ReadEventsOptions): Promise<void> {
  const { createParser } = await import('eventsource-parser');
  // Left while that was fetched.
  if (signal.aborted) return;
  const silence = new AbortController();
  const stop = () => silence.abort();
  signal.addEventListener('abort', stop, { once: true });
  let timer = setTimeout(stop, silentMs);
  try {
    const answer = await fetch(`/api${pathOfCall(call)}${isOnce ? '?once=true' : ''}`, {
      headers: requestHeaders(lastEventId),
      cache: 'no-store',
      signal: silence.signal,
    });
    if (!answer.ok || !answer.body) throw refusalOf(answer.status);
    const parser = createParser({
      onEvent: ({ event = 'message', data, id }) => onEvent({ name: event, data, id }),
      onRetry: (ms) => onRetry?.(ms),
    });
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(stop, silentMs);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function requestHeaders(lastEventId: string | undefined): Record<string, string> {
  const token = tokenForCall();
  return {
    Accept: 'text/event-stream',
    'X-Requested-With': 'berth',
    'Accept-Language': readAppLanguage(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(lastEventId && { 'Last-Event-ID': lastEventId }),
  };
}

function refusalOf(status: number): ApiError {
  return new ApiError({
    kind: 'business',
    status,
    message: errorText('malformed', readAppLanguage()),
    texts: errorTexts('malformed'),
  });
}
