import { useMemo } from 'react';
import { takeBack, type UndoSpec } from '../undo/take-back.ts';
import type { FormUndo, UndoStep } from '../undo/undo-step.ts';
import { useSameValue } from './use-same-value.ts';

/** The changes of a form of which something is left to take back: what was touched since is no part of them. */
export function useFormUndo<Draft extends object>(
  spec: UndoSpec,
  { undo, draft }: { undo: readonly UndoStep<Draft>[]; draft: Draft },
  onTakeBack: (key: number) => void,
): FormUndo {
  const open = useMemo(
    () => undo.filter((step) => takeBack(spec, step, draft) !== draft),
    [spec, undo, draft],
  );
  const steps = useSameValue(open, isSameSteps);
  return useMemo(() => ({ steps, takeBack: onTakeBack }), [steps, onTakeBack]);
}

const isSameSteps = (one: readonly object[], other: readonly object[]) =>
  one.length === other.length && one.every((step, at) => step === other[at]);
