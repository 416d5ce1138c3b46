import {
  normalizeTitle,
  problemMessage,
  type SavedView,
  tableMemoryLimits,
  titleProblem,
} from '@berth/contract';
import { Button } from 'antd';
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { isComposingKey } from '../composing-key.ts';
import { FormField } from '../form-field/FormField.tsx';
import { TextInput } from '../text-input/TextInput.tsx';
import type { NoteTyped } from '../typed-work/typed-work.ts';
import { useTyped } from '../typed-work/use-typed.ts';
import { useTexts } from '../ui-texts.ts';
import { savedViewsTexts } from './saved-views-texts.ts';
import styles from './ViewsMenu.module.css';

type ViewNameFormProps = {
  views: readonly SavedView[];
  /** The one that is renamed; absent for a new one. */
  view?: SavedView;
  isBusy: boolean;
  failure: string | undefined;
  /** Why the server does not take the name that was sent: told at the field, until another one is typed. */
  refusedName: string | undefined;
  /** Under which what is typed is retained; absent: nowhere. */
  retainAs: string | undefined;
  noteTyped: NoteTyped | undefined;
  /** Says whether it was saved. */
  onSave: (title: string, isDefault: boolean) => Promise<boolean>;
  onCancel: () => void;
};

/** Asks for the name of a view. A wrong name is told at its field, a failed save below it; what was typed stays. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { views, view, isBusy, failure, refusedName, retainAs, noteTyped } = props;
  const texts = useTexts(savedViewsTexts);
  const id = useId();
  const name = retainAs === undefined ? null : `${retainAs}.view.${view?.id ?? 'new'}`;
  const typed = useTyped(name, { title: view?.title ?? '', isDefault: false }, noteTyped);
  const { isDefault } = typed.value;
  /** The name that was last to be saved. */
  const [tried, setTried] = useState<string | null>(null);
  const title = normalizeTitle(typed.value.title);
  const problem = titleProblem(title);
  const isTaken = views.some((other) => other.title === title && other.id !== view?.id);
  const message = problem ? problemMessage(problem, texts.locale) : isTaken ? texts.nameTaken : undefined;
  const refusal = tried === title ? refusedName : undefined;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  useEffect(() => {
    if (refusedName !== undefined) document.getElementById(id)?.focus();
  }, [id, refusedName]);
  const save = async () => {
    if (await props.onSave(title, isDefault)) typed.settle(typed.value);
  };
  const handleCancel = () => {
    typed.forget();
    props.onCancel();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(title);
    if (message) document.getElementById(id)?.focus();
    else if (!isBusy) void save();
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit} onKeyDown={keepComposingKeys}>
      <FormField id={id} label={texts.name} error={tried === null ? undefined : (message ?? refusal)}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.value.title}
            onChange={(next) => typed.set({ title: next, isDefault })}
            normalize={normalizeTitle}
            placeholder={texts.namePlaceholder}
          />
        )}
      </FormField>
      {!view && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isDefault}
            onChange={({ target }) => typed.set({ ...typed.value, isDefault: target.checked })}
          />
          {texts.asDefault}
        </label>
      )}
      {failure && refusedName === undefined && (
        <p className={styles.failed} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={handleCancel}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** The Enter that ends a composition belongs to the input method. */
function keepComposingKeys(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposingKey(event.nativeEvent)) event.preventDefault();
}

/** Whether one more view can be kept. */
export const isFull = (views: readonly SavedView[]) => views.length >= tableMemoryLimits.views;
