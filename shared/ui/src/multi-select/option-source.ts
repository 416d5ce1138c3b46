import type { Locale, SelectOption } from '@berth/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { namesOf } from './option-names.ts';

/**
 * Asks for the options that answer what was typed, '' for those to begin with. A function that stays the same: the
 * names of values that were chosen earlier are kept for it as long as the page lasts.
 */
export type LoadOptions = {
  (typed: string, signal: AbortSignal): Promise<readonly SelectOption[]>;
  /** The options of values, at most 100. Where it is absent a call for each has to find it by its own code. */
  ofValues?: (values: readonly string[]) => Promise<readonly SelectOption[]>;
};

/** Options that are all here, that are still on their way (undefined), or that a server is asked for. */
export type OptionSource = readonly SelectOption[] | undefined | LoadOptions;

type Answer = { source: OptionSource; question: string; options: readonly SelectOption[] | null };
type Found = { options: readonly SelectOption[] | undefined; onRetry?: () => void };

const noAnswer: Answer = { source: undefined, question: '', options: null };
const pauseMs = 250;

/**
 * The options of a source for what was typed; undefined while they load, `onRetry` set when they could not be
 * had. A server is asked once typing pauses; whatever it answers to an earlier question is left aside.
 */
export function useOptionSearch(source: OptionSource, typed: string, isOpen: boolean): Found {
  const [answer, setAnswer] = useState(noAnswer);
  const [attempt, setAttempt] = useState(0);
  const isRemote = typeof source === 'function';
  const question = `${attempt} ${typed}`;
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const options = isRemote ? await source(typed, signal).catch(() => null) : null;
    if (!signal.aborted) setAnswer({ source, question, options });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another question
  useEffect(() => {
    if (!isRemote || !isOpen) return;
    const controller = new AbortController();
    const pause = setTimeout(() => ask(controller.signal), question.endsWith(' ') ? 0 : pauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [source, isRemote, isOpen, question]);

  if (!isRemote) return { options: source };
  if (answer.source !== source || answer.question !== question) return { options: undefined };
  return answer.options
    ? { options: answer.options }
    : { options: [], onRetry: () => setAttempt(attempt + 1) };
}

/**
 * The options of values that were chosen, perhaps long ago: a server is asked for those that are not known, once for
 * all widgets of the source. `remember` keeps those that were just picked.
 */
export function useChosenOptions(source: OptionSource, values: readonly string[], isOpen = false) {
  const names = typeof source === 'function' ? namesOf(source) : null;
  const known = useSyncExternalStore(names?.subscribe ?? neverTold, names?.known ?? nothingKnown);
  // One text, so that the same values in a new array are not asked for again.
  const wanted = JSON.stringify(names ? values : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the list is opened, what failed is asked for again
  useEffect(() => names?.want(JSON.parse(wanted) as string[]), [names, wanted, isOpen]);
  const find = (value: string): SelectOption | null =>
    (typeof source === 'function'
      ? known.get(value)
      : source?.find((candidate) => candidate.value === value)) ?? null;
  return { find, remember: (options: readonly SelectOption[]) => names?.learn(options) };
}

const neverTold = () => () => undefined;
const noNames: ReadonlyMap<string, SelectOption | null> = new Map();
const nothingKnown = () => noNames;

/** The name of an option in a language; of a value whose option is not known, the value. */
export function optionName(option: SelectOption | null, value: string, locale: Locale): string {
  if (!option) return value;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
