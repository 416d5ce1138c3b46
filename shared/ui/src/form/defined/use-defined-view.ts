import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyForm } from '../../dynamic-form/definition/form-fields.ts';
import { functionNamed, type LooseFunctions } from '../../dynamic-form/definition/form-functions.ts';
import { changeValue } from '../../dynamic-form/definition/form-values.ts';
import { listFields } from '../../dynamic-form/definition/list-fields.ts';
import { ruleTexts } from '../../dynamic-form/definition/rule-texts.ts';
import { isAnsweredAtOnce } from '../../dynamic-form/definition/whole-answers.ts';
import type { FormView } from '../../dynamic-form/fields/FieldGrid.tsx';
import { type FieldState, fieldStates } from '../../dynamic-form/fields/field-states.ts';
import type { FormLink } from '../../dynamic-form/fields/form-link.ts';
import { newUploadMemory, type UploadMemory } from '../../file-upload/upload-memory.ts';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';

/** Shown once saving is tried, as if nothing were there: the field itself says more. */
const uploadFailed = { texts: ruleTexts.uploadFailed, isMissing: true };
const uploadUnderWay = { texts: ruleTexts.uploadUnderWay, isMissing: true };

type Defined = { form: AnyForm; functions: LooseFunctions };

/** What the fields of a definition are drawn from, with the state of a form behind it. */
export function useDefinedView<Draft extends object, Section extends SectionSpec>(
  form: Form<Draft, Section>,
  defined: Defined,
): FormView {
  const { draft } = form.state;
  const latest = useRef({ form, draft, defined });
  useLayoutEffect(() => {
    latest.current = { form, draft, defined };
  });
  const [link] = useState(() => linkTo(latest));
  const states = useMemo(
    () => withFrozen(fieldStates(defined.form, draft), form.frozen),
    [defined.form, draft, form.frozen],
  );
  const { tables } = defined.functions;
  return {
    values: draft,
    states,
    messages: form.messages,
    isReadOnly: false,
    isDisabled: false,
    form: link,
    getTable: (name) => functionNamed(tables, 'tables', name),
  };
}

function withFrozen(states: ReadonlyMap<string, FieldState>, frozen: readonly string[]) {
  if (frozen.length === 0) return states;
  return new Map(
    [...states].map(([path, state]) => {
      const isFrozen = frozen.includes(path.split('.')[0] ?? path);
      return [path, isFrozen ? { ...state, isDisabled: true } : state] as const;
    }),
  );
}

type Latest<Draft extends object, Section extends SectionSpec> = {
  current: { form: Form<Draft, Section>; draft: Draft; defined: Defined };
};

function linkTo<Draft extends object, Section extends SectionSpec>(latest: Latest<Draft, Section>): FormLink {
  const uploads = new Map<string, UploadMemory>();
  const touch = (path: string) => {
    const { form } = latest.current;
    form.dispatch({ type: 'touch', path });
    // Leaving a table leaves its cells.
    const cells = [...form.problems.submit.keys()].filter((at) => at.startsWith(`${path}.`));
    for (const cell of cells) form.dispatch({ type: 'touch', path: cell });
  };
  return {
    idOf: (path) => latest.current.form.idOf(path),
    change: (path, value) => {
      const { form, draft, defined } = latest.current;
      const next = changeValue(defined.form, draft, path, value);
      // Two fields may change before the form is drawn again (one is left, another chosen): the second builds on the first.
      latest.current = { ...latest.current, draft: next };
      form.dispatch({ type: 'set', change: changesOf(draft, next) });
      const field = listFields(defined.form).find((at) => at.path === path)?.field;
      if (field && isAnsweredAtOnce(field.kind)) form.dispatch({ type: 'touch', path });
    },
    touch,
    getValues: () => latest.current.draft,
    getSource: (name) => functionNamed(latest.current.defined.functions.sources, 'sources', name),
    getTable: (name) => functionNamed(latest.current.defined.functions.tables, 'tables', name),
    getUpload: () => {
      const { upload } = latest.current.defined.functions;
      if (!upload) throw new Error('The form has a field for files, and no function `upload` was given');
      return upload;
    },
    uploadsAt: (path) => {
      const memory = uploads.get(path) ?? newUploadMemory();
      uploads.set(path, memory);
      return memory;
    },
    followUploads: (path, { underWay, failed }) => {
      const problem = failed > 0 ? uploadFailed : underWay > 0 ? uploadUnderWay : null;
      latest.current.form.dispatch({ type: 'report', path, problem });
    },
  };
}

/** The fields at the top that differ. */
function changesOf<Draft extends object>(before: Draft, after: Draft): Partial<Draft> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => was.get(name) !== value);
  return Object.fromEntries(changed) as Partial<Draft>; // fields of the draft
}
