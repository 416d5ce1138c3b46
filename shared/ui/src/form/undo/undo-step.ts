/** What a change did to a form, for its notice: rows or values went, or several fields were filled or changed at once. */
export type UndoKind = 'removed' | 'filled' | 'changed';

/** Names a change that can be undone. */
export type UndoName = {
  /** Where the page offers it, such as the name of a section: each place has a stack of its own. */
  place: string;
  kind: UndoKind;
  what: string;
};

/** A change that can be undone: the draft right before it and right after. Unchanged parts are shared. */
export type UndoStep<Draft> = UndoName & { key: number; before: Draft; after: Draft };

/** The changes of a form that can still be undone, the oldest first. */
export type FormUndo = {
  steps: readonly (UndoName & { key: number })[];
  takeBack: (key: number) => void;
};

const mostSteps = 50;

/** The steps with one more; a change that changed nothing is none. */
export function withStep<Draft>(
  steps: readonly UndoStep<Draft>[],
  name: UndoName,
  { before, after }: Pick<UndoStep<Draft>, 'before' | 'after'>,
): readonly UndoStep<Draft>[] {
  const key = (steps.at(-1)?.key ?? 0) + 1;
  return [...steps.slice(1 - mostSteps), { ...name, key, before, after }];
}

/** The newest change of a place that can be undone. */
export function newestStep({ steps }: Pick<FormUndo, 'steps'>, place: string) {
  return steps.findLast((step) => step.place === place) ?? null;
}
