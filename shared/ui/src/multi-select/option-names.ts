import type { SelectOption } from '@berth/contract';
import type { LoadOptions } from './option-source.ts';

/** The options of values by value; null: the server has none of it. */
type Known = ReadonlyMap<string, SelectOption | null>;

/** What is known of a source's values, for all who show some. */
type OptionNames = {
  subscribe: (listener: () => void) => () => void;
  known: () => Known;
  learn: (options: readonly SelectOption[]) => void;
  /** Has what is not known asked for; a value whose call failed is asked for again. */
  want: (values: readonly string[]) => void;
};

/** A list of favourites may name more than an address holds. */
const mostAtOnce = 100;
const ofSource = new WeakMap<LoadOptions, OptionNames>();

/** One for a source, however many widgets show values of it: each value is asked for once. */
export function namesOf(source: LoadOptions): OptionNames {
  const names = ofSource.get(source) ?? createNames(source);
  ofSource.set(source, names);
  return names;
}

function createNames(source: LoadOptions): OptionNames {
  let known: Known = new Map();
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  let waiting: string[] = [];
  const add = (found: readonly (readonly [string, SelectOption | null])[]) => {
    known = new Map([...known, ...found]);
    for (const tell of listeners) tell();
  };
  const ask = async (values: readonly string[]) => {
    const options = await loadNames(source, values).catch(() => null);
    for (const value of values) asked.delete(value);
    const find = (value: string) => options?.find((option) => option.value === value) ?? null;
    // A failure says nothing about its values.
    if (options) add(values.map((value) => [value, find(value)] as const));
  };
  const askWaiting = () => {
    const values = waiting;
    waiting = [];
    const most = source.ofValues ? mostAtOnce : 1;
    for (let at = 0; at < values.length; at += most) void ask(values.slice(at, at + most));
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: () => known,
    learn: (options) => add(options.map((option) => [option.value, option] as const)),
    want: (values) => {
      for (const value of values) {
        if (value === '' || known.has(value) || asked.has(value)) continue;
        asked.add(value);
        // What the widgets of a page want as they appear is one call.
        if (waiting.length === 0) queueMicrotask(askWaiting);
        waiting.push(value);
      }
    },
  };
}

async function loadNames(source: LoadOptions, values: readonly string[]): Promise<readonly SelectOption[]> {
  if (source.ofValues) return source.ofValues(values);
  return source(values[0] ?? '', new AbortController().signal);
}
