import { type ComponentType, use } from 'react';
import { judgePart } from './judge-part.ts';
import { readyForUse } from './ready-for-use.ts';

type Part<Props> = {
  Part: ComponentType<Props>;
  /** Asks for its code, once. */
  load: () => Promise<ComponentType<Props>>;
  /** Loads it before anybody needs it. Where that fails, whoever needs it refetches it. */
  fetchAhead: () => void;
};

/**
 * A part of the shell with code of its own, as `lazy` gives one, but drawn at once where its code has come before: a
 * lazy component waits all the same, and React shows what follows up to 300 ms later.
 */
export function createPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let asked: Promise<ComponentType<Props>> | null = null;
  const ask = () => {
    const asking = readyForUse(judgePart(importPart, () => forget(asking)));
    return asking;
  };
  const forget = (asking: Promise<ComponentType<Props>>) => {
    if (asked === asking) asked = null;
  };
  const load = () => {
    asked ??= ask();
    return asked;
  };
  const fetchAhead = () => {
    const asking = load();
    asking.catch(() => forget(asking));
  };
  function Part(props: Props) {
    const Loaded = use(load());
    return <Loaded {...props} />;
  }
  return { Part, load, fetchAhead };
}
