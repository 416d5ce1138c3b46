import type { FieldError, Locale } from '@berth/contract';
import { useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newUploadMemory, type UploadMemory } from '../file-upload/upload-memory.ts';
import type { AnyForm } from './definition/form-fields.ts';
import { functionNamed, type LooseFunctions } from './definition/form-functions.ts';
import { changeValue, type SubmittedValues, submittedValues } from './definition/form-values.ts';
import { listFields } from './definition/list-fields.ts';
import { isAnsweredAtOnce } from './definition/whole-answers.ts';
import type { FormView } from './fields/FieldGrid.tsx';
import { fieldStates } from './fields/field-states.ts';
import { type FormLink, jumpToField } from './fields/form-link.ts';
import { followForm, shownProblems, untouched } from './problems/form-messages.ts';
import { inFormOrder } from './problems/form-order.ts';
import { validateForm } from './problems/validate-form.ts';
import {
  type UploadWait,
  useSubmitAfterWait,
  useUploadWait,
  withUploads,
} from './upload-wait/use-upload-wait.ts';

/** What the form needs of its props, without the types of its values. */
type LooseForm<Values> = {
  definition: AnyForm;
  values: Values;
  onChange: (values: Values) => void;
  onSubmit?: (values: SubmittedValues<Values>) => void;
  functions: LooseFunctions;
  refusals?: readonly FieldError[];
  isReadOnly: boolean;
  isDisabled: boolean;
};

/** The state of a form beside its values, and everything that follows from both. */
export function useDynamicForm<Values extends object>(
  props: LooseForm<Values>,
  locale: Locale,
): { view: FormView; submit: () => void; wait: UploadWait | null } {
  const { definition, values, refusals, isReadOnly, isDisabled, functions } = props;
  const formId = useId();
  const [progress, follow] = useReducer(followForm, untouched);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const states = useMemo(() => fieldStates(definition, values), [definition, values]);
  const waiting = useUploadWait(states);
  const { uploads } = waiting;
  const [form] = useState(() => linkTo(latest, formId, follow, waiting.follow));
  const problems = useMemo(
    () =>
      isReadOnly
        ? new Map()
        : withUploads(validateForm(definition, values, states, functions), uploads, states),
    [definition, values, states, functions, isReadOnly, uploads],
  );
  const messages = useMemo(() => {
    const shown = shownProblems(progress, problems, refusals);
    const entries = [...shown].map(
      ([path, told]) => [path, typeof told === 'string' ? told : told[locale]] as const,
    );
    return new Map(inFormOrder(definition, values, functions, entries));
  }, [progress, problems, refusals, locale, definition, values, functions]);
  useRefusedFocus(form, latest, refusals);

  const submit = () => {
    const now = latest.current;
    const shown = fieldStates(now.definition, now.values);
    const found = withUploads(validateForm(now.definition, now.values, shown, now.functions), uploads, shown);
    const [wrong] = inFormOrder(now.definition, now.values, now.functions, [...found])[0] ?? [];
    // The message is on screen, and read out with its field, before the field has the focus.
    flushSync(() => follow({ type: 'attempt' }));
    if (wrong !== undefined) jumpToField(form, wrong);
    else if (waiting.underWay > 0) waiting.setIsWaiting(true);
    else
      now.onSubmit?.(
        submittedValues(now.definition, now.values, (path) => shown.get(path)?.isShown === true),
      );
  };
  useSubmitAfterWait(waiting, submit);
  const { wait } = waiting;
  const getTable = (name: string) => functionNamed(functions.tables, 'tables', name);
  return { view: { values, states, messages, isReadOnly, isDisabled, form, getTable }, submit, wait };
}

function linkTo<Values extends object>(
  latest: { current: LooseForm<Values> },
  formId: string,
  follow: (event: Parameters<typeof followForm>[1]) => void,
  followUploads: FormLink['followUploads'],
): FormLink {
  const uploads = new Map<string, UploadMemory>();
  return {
    idOf: (path) => `${formId}-${path}`,
    change: (path, value) => {
      const { definition, refusals, onChange } = latest.current;
      const values = changeValue(definition, latest.current.values, path, value);
      // Two fields may change before the form is drawn again (one is left, another chosen): the second builds on the first.
      latest.current = { ...latest.current, values };
      const kind = listFields(definition).find((at) => at.path === path)?.field.kind;
      follow({ type: 'change', path, isComplete: kind === undefined || isAnsweredAtOnce(kind), refusals });
      onChange(values);
    },
    touch: (path) => follow({ type: 'touch', path }),
    followUploads,
    getValues: () => latest.current.values,
    getSource: (name) => functionNamed(latest.current.functions.sources, 'sources', name),
    getTable: (name) => functionNamed(latest.current.functions.tables, 'tables', name),
    getUpload: () => {
      const { upload } = latest.current.functions;
      if (!upload) throw new Error('The form has a field for files, and no function `upload` was given');
      return upload;
    },
    uploadsAt: (path) => {
      const memory = uploads.get(path) ?? newUploadMemory();
      uploads.set(path, memory);
      return memory;
    },
  };
}

/** What the server refused is gone to, once for each answer: a page that was hidden and comes back moves nothing. */
function useRefusedFocus<Values extends object>(
  form: FormLink,
  latest: { current: LooseForm<Values> },
  refusals: readonly FieldError[] | undefined,
) {
  const seen = useRef(refusals);
  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    const { definition, values, functions } = latest.current;
    const entries = (refusals ?? []).map(({ field }) => [field, ''] as const);
    const [first] = inFormOrder(definition, values, functions, entries);
    if (first) jumpToField(form, first[0]);
  }, [form, latest, refusals]);
}
