import type { FclContainer, FieldError } from '@berth/contract';
import { useState } from 'react';
import { pathOf, type VgmDraft, type VgmEntry, type VgmField, withEntry } from './vgm-draft.ts';

/** What is typed of the containers of a booking, which fields were left, and what the server refused of it. */
export function useVgmDraft(containers: readonly FclContainer[]) {
  const [draft, setDraft] = useState<VgmDraft>(new Map());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, FieldError>>(new Map());
  const change = (index: number, entry: Partial<VgmEntry>) => {
    const container = containers[index];
    if (container) setDraft((now) => withEntry(now, index, container, entry));
    setRefused((now) => new Map([...now].filter(([path]) => !path.startsWith(`${index}.`))));
  };
  return {
    draft,
    touched,
    refused,
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
    leave: (index: number, field: VgmField) => setTouched((now) => new Set(now).add(pathOf(index, field))),
  };
}
