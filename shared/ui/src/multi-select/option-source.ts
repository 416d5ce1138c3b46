import type { Locale, SelectOption } from '@berth/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Asks for the options that answer what was typed, '' for those to begin with. A value's own code must find its
 * option: that is how the names of values that were chosen earlier are had.
 */
export type LoadOptions = (typed: string, signal: AbortSignal) => Promise<readonly SelectOption[]>;

/** Options that are all here, that are still on their way (undefined), or that a server is asked for. */
export type OptionSource = readonly SelectOption[] | undefined | LoadOptions;

type Answer = { question: string; options: readonly SelectOption[] | null };
type Found = { options: readonly SelectOption[] | undefined; onRetry?: () => void };

const noAnswer: Answer = { question: '', options: null };
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
    if (!signal.aborted) setAnswer({ question, options });
  });
  useEffect(() => {
    if (!isRemote || !isOpen) return;
    const controller = new AbortController();
    const pause = setTimeout(() => ask(controller.signal), question.endsWith(' ') ? 0 : pauseMs);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [isRemote, isOpen, question]);

  if (!isRemote) return { options: source };
  if (answer.question !== question) return { options: undefined };
  return answer.options
    ? { options: answer.options }
    : { options: [], onRetry: () => setAttempt(attempt + 1) };
}

/**
 * The options of values that were chosen, perhaps long ago: a server is asked for each that is not known, once.
 * `remember` keeps those that were just picked.
 */
export function useChosenOptions(source: OptionSource, values: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, SelectOption | null>>(new Map());
  const isRemote = typeof source === 'function';
  const unknown = isRemote ? values.filter((value) => value !== '' && !known.has(value)) : [];
  const running = useRef(new Map<string, AbortController>());
  const ask = useEffectEvent(async (value: string, signal: AbortSignal) => {
    const options = isRemote ? await source(value, signal).catch(() => []) : [];
    if (signal.aborted) return;
    running.current.delete(value);
    const option = options.find((candidate) => candidate.value === value) ?? null;
    setKnown((before) => new Map(before).set(value, option));
  });
  const asked = JSON.stringify(unknown);
  useEffect(() => {
    // One text, so that the same values in a new array are not asked for again.
    for (const value of JSON.parse(asked) as string[]) {
      if (running.current.has(value)) continue;
      const controller = new AbortController();
      running.current.set(value, controller);
      ask(value, controller.signal);
    }
  }, [asked]);
  // Not with the effect above: an answer for one value would call off those for all the others.
  useEffect(() => {
    const { current: waiting } = running;
    return () => {
      for (const controller of waiting.values()) controller.abort();
      waiting.clear();
    };
  }, []);

  const find = (value: string): SelectOption | null =>
    (typeof source === 'function'
      ? known.get(value)
      : source?.find((candidate) => candidate.value === value)) ?? null;
  const remember = (options: readonly SelectOption[]) => {
    if (!isRemote) return;
    setKnown((before) => new Map([...before, ...options.map((option) => [option.value, option] as const)]));
  };
  return { find, remember };
}

/** The name of an option in a language; of a value whose option is not known, the value. */
export function optionName(option: SelectOption | null, value: string, locale: Locale): string {
  if (!option) return value;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
