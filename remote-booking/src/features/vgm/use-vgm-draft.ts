import type { FieldError } from '@berth/contract';
import { useState } from 'react';
import { pathOf, type VgmField, withEntry } from './vgm-draft.ts';
import type { VgmEntry } from './vgm-entry.ts';
import {
  type ContainersOfVersion,
  carriedOver,
  keptEntries,
  outdatedEntries,
  type VgmDraft,
} from './vgm-versions.ts';

/** What is typed of the containers of a booking, which fields were left, and what the server refused of it. */
export function useVgmDraft(present: ContainersOfVersion) {
  const [typed, setDraft] = useState<VgmDraft>(new Map());
  const draft = keptEntries(typed, present);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, FieldError>>(new Map());
  const change = (index: number, entry: Partial<VgmEntry>) => {
    setDraft((now) => withEntry(keptEntries(now, present), index, present, entry));
    setRefused((now) => new Map([...now].filter(([path]) => !path.startsWith(`${index}.`))));
  };
  return {
    draft,
    touched,
    refused,
    outdated: outdatedEntries(draft, present),
    refuse: setRefused,
    forget: () => {
      setDraft(new Map());
      setTouched(new Set());
    },
    entryAt: (index: number) => draft.get(index) ?? null,
    change,
    /** Opens the fields of a container whose VGM is known. */
    begin: (index: number) => change(index, {}),
    /** What was typed of it is given up. */
    giveUp: (index: number) => setDraft((now) => new Map([...now].filter(([each]) => each !== index))),
    /**
     * What was typed is meant for the container that stands here now; without an index, for all that stayed the same.
     */
    carryOver: (index?: number) => setDraft((now) => carriedOver(now, present, index)),
    leave: (index: number, field: VgmField) => setTouched((now) => new Set(now).add(pathOf(index, field))),
  };
}
