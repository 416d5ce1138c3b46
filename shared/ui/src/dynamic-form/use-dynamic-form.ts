import type { FieldError, Locale } from '@berth/contract';
import { useEffect, useId, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormView } from './FieldGrid.tsx';
import { fieldStates } from './field-states.ts';
import type { AnyForm, FieldKind } from './form-fields.ts';
import { functionNamed, type LooseFunctions } from './form-functions.ts';
import { type FormLink, jumpToField } from './form-link.ts';
import { followForm, shownProblems, untouched } from './form-messages.ts';
import { changeValue, type SubmittedValues, submittedValues } from './form-values.ts';
import { listFields } from './list-fields.ts';
import { validateForm } from './validate-form.ts';

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

/** A change of these kinds is a whole answer: what is wrong with it is said at once. */
const typedKinds: readonly (FieldKind | undefined)[] = ['input', 'textarea', 'number', 'table'];

/** The state of a form beside its values, and everything that follows from both. */
export function useDynamicForm<Values extends object>(
  props: LooseForm<Values>,
  locale: Locale,
): { view: FormView; submit: () => void } {
  const { definition, values, refusals, isReadOnly, isDisabled, functions } = props;
  const formId = useId();
  const [progress, follow] = useReducer(followForm, untouched);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [form] = useState(() => linkTo(latest, formId, follow));
  const states = useMemo(() => fieldStates(definition, values), [definition, values]);
  const problems = useMemo(
    () => (isReadOnly ? new Map() : validateForm(definition, values, states, functions)),
    [definition, values, states, functions, isReadOnly],
  );
  const messages = useMemo(() => {
    const shown = shownProblems(progress, problems, refusals);
    const entries = [...shown].map(
      ([path, told]) => [path, typeof told === 'string' ? told : told[locale]] as const,
    );
    return new Map(inFormOrder(definition, entries));
  }, [progress, problems, refusals, locale, definition]);
  useRefusedFocus(form, definition, refusals);

  const submit = () => {
    const now = latest.current;
    const shown = fieldStates(now.definition, now.values);
    const [wrong] = validateForm(now.definition, now.values, shown, now.functions).keys();
    // The message is on screen, and read out with its field, before the field has the focus.
    flushSync(() => follow({ type: 'attempt' }));
    if (wrong !== undefined) jumpToField(form, wrong);
    else
      now.onSubmit?.(
        submittedValues(now.definition, now.values, (path) => shown.get(path)?.isShown === true),
      );
  };
  return { view: { values, states, messages, isReadOnly, isDisabled, form }, submit };
}

function linkTo<Values extends object>(
  latest: { current: LooseForm<Values> },
  formId: string,
  follow: (event: Parameters<typeof followForm>[1]) => void,
): FormLink {
  return {
    idOf: (path) => `${formId}-${path}`,
    change: (path, value) => {
      const { definition, refusals, onChange } = latest.current;
      const values = changeValue(definition, latest.current.values, path, value);
      // Two fields may change before the form is drawn again (one is left, another chosen): the second builds on the first.
      latest.current = { ...latest.current, values };
      const kind = listFields(definition).find((at) => at.path === path)?.field.kind;
      follow({ type: 'change', path, isComplete: !typedKinds.includes(kind), refusals });
      onChange(values);
    },
    touch: (path) => follow({ type: 'touch', path }),
    getValues: () => latest.current.values,
    getSource: (name) => functionNamed(latest.current.functions.sources, 'sources', name),
    getTable: (name) => functionNamed(latest.current.functions.tables, 'tables', name),
    getUpload: () => {
      const { upload } = latest.current.functions;
      if (!upload) throw new Error('The form has a field for files, and no function `upload` was given');
      return upload;
    },
  };
}

/** What the server refused is gone to, once for each answer: a page that was hidden and comes back moves nothing. */
function useRefusedFocus(form: FormLink, definition: AnyForm, refusals: readonly FieldError[] | undefined) {
  const seen = useRef(refusals);
  useEffect(() => {
    if (seen.current === refusals) return;
    seen.current = refusals;
    const [first] = inFormOrder(
      definition,
      (refusals ?? []).map(({ field }) => [field, ''] as const),
    );
    if (first) jumpToField(form, first[0]);
  }, [form, definition, refusals]);
}

function inFormOrder<Entry extends readonly [string, string]>(
  form: AnyForm,
  entries: readonly Entry[],
): Entry[] {
  const paths = listFields(form).map(({ path }) => path);
  const placeOf = (path: string): number => {
    const at = paths.indexOf(path);
    const cut = path.lastIndexOf('.');
    return at >= 0 ? at : cut > 0 ? placeOf(path.slice(0, cut)) : paths.length;
  };
  return entries.toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}
