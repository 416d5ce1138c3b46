import { type ContainerVgm, type FclBooking, type Problem, problemMessage } from '@berth/contract';
import { problemText, useLocale } from '@berth/runtime';
import { useState } from 'react';
import type { useVgmDraft } from './use-vgm-draft.ts';
import { draftProblems, firstPath, pathOf, toldVgm } from './vgm-draft.ts';
import type { ContainersOfVersion } from './vgm-versions.ts';

type Weighed = ContainersOfVersion & Pick<FclBooking, 'cargo'>;

/** What a field is not reproached with while it is still being filled in. */
const missing: readonly Problem['rule'][] = ['required', 'chooseOne'];

/** What there is to tell of what is typed, what keeps it from being told, and what of that is said at which path. */
export function useVgmProblems(typing: ReturnType<typeof useVgmDraft>, booking: Weighed) {
  const locale = useLocale();
  const [isTried, setTried] = useState(false);
  const told = toldVgm(typing.draft, booking);
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
 * Where something is to be entered or put right before it can be told, null for above the button; null where nothing
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
