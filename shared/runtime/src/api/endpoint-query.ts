import { ApiError, type ApiProblem } from '../http/api-error.ts';
import {
  type AnyInput,
  type Call,
  type CallInput,
  type CallOptions,
  type CallResult,
  call,
} from '../http/request.ts';

/** The argument of a call's hook: nothing where the call needs no input. */
export type CallArgument<Key extends Call> =
  // biome-ignore lint/suspicious/noConfusingVoidType: `void` is how RTK Query lets a hook be called without one.
  Record<never, never> extends CallInput<Key> ? CallInput<Key> | undefined | void : CallInput<Key>;

const quiet: CallOptions = { overlay: false, errors: 'caller' };

type Outcome<Data> = { data: Data; error?: undefined } | { error: ApiProblem; data?: undefined };

export type EndpointQuery<Key extends Call> = {
  queryFn: (input: CallArgument<Key>, api: { signal: AbortSignal }) => Promise<Outcome<CallResult<Key>>>;
};

/**
 * A call of the contract as an RTK Query endpoint, for `build.query(…)`; spread it to add tags:
 * `build.query({ ...endpointQuery('GET /select/shipMode'), providesTags })`. It is quiet unless `options` say otherwise:
 * no overlay, no notice, since the page has a skeleton and says where it failed.
 */
export function endpointQuery<Key extends Call>(
  key: Key,
  options: Omit<CallOptions, 'signal'> = {},
): EndpointQuery<Key> {
  return {
    queryFn: (input, { signal }) =>
      outcomeOf(key, (input ?? {}) as AnyInput, { ...quiet, ...options, signal }),
  };
}

/** As {@link endpointQuery}, for `build.mutation(…)`: a call that changes something is not aborted. */
export function endpointMutation<Key extends Call>(
  key: Key,
  options: Omit<CallOptions, 'signal'> = {},
): EndpointQuery<Key> {
  return { queryFn: (input) => outcomeOf(key, (input ?? {}) as AnyInput, { ...quiet, ...options }) };
}

async function outcomeOf<Key extends Call>(
  key: Key,
  input: AnyInput,
  options: CallOptions,
): Promise<Outcome<CallResult<Key>>> {
  try {
    return { data: (await call(key, input, options)) as CallResult<Key> }; // the server answers by contract
  } catch (failure) {
    if (failure instanceof ApiError) return { error: failure.toProblem() };
    throw failure;
  }
}
