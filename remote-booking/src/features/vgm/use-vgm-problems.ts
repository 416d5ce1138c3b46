import {
  type ContainerVgm,
  type FclBooking,
  type FieldError,
  type Problem,
  problemMessage,
} from '@berth/contract';
import { problemText, useLocale } from '@berth/runtime';
import { useState } from 'react';
import { draftProblems, firstPath, pathOf, toldVgm } from './vgm-draft.ts';
import type { PlacedContainer, TypedVgm, VgmDraft } from './vgm-rows.ts';

type Weighed = { version: number; containers: PlacedContainer[] } & Pick<FclBooking, 'cargo'>;

/** What is typed, of `useTypedRows`. */
type Typing = {
  draft: VgmDraft;
  touched: ReadonlySet<string>;
  refused: ReadonlyMap<string, FieldError>;
  outdated: readonly [number, TypedVgm][];
};

/** Problems that a field does not show while it is still being filled in. */
const missing: readonly Problem['rule'][] = ['required', 'chooseOne'];

/** What is to be submitted of what is typed, what keeps it from that, and the message at each path. */
export function useVgmProblems(typing: Typing, booking: Weighed) {
  const locale = useLocale();
  const [isTried, setTried] = useState(false);
  const told = toldVgm(typing.draft, { version: booking.version, rows: booking.containers });
  const problems = draftProblems(told, booking);
  const messageAt = (path: string): string | undefined => {
    const [problem, error] = [problems.get(path), typing.refused.get(path)];
    const isSettled = isTried || (typing.touched.has(path) && !missing.includes(problem?.rule ?? 'required'));
    if (problem && isSettled) return problemMessage(problem, locale);
    return error && problemText(error, locale);
  };
  const [outdated] = typing.outdated;
  const obstacle = outdated ? { path: pathOf(outdated[0], 'outdated') } : obstacleTo(told, problems, booking);
  return { told, obstacle, messageAt, setTried };
}

/**
 * Where something is to be entered or corrected before it can be submitted, null for above the button; null where nothing
 * is.
 */
function obstacleTo(
  told: readonly ContainerVgm[],
  problems: ReadonlyMap<string, Problem>,
  { containers }: Weighed,
): { path: string | null } | null {
  if (problems.size > 0) return { path: firstPath(problems.keys()) };
  if (told.length > 0) return null;
  const open = containers.findIndex(({ vgmKg }) => vgmKg === null);
  return { path: open < 0 ? null : pathOf(open, 'vgmKg') };
}
