import {
  type FilterObject,
  fillTemplate,
  normalizeTitle,
  problemMessage,
  type SavedFilter,
  titleProblem,
} from '@berth/contract';
import { Button, Checkbox } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { isComposingKey } from '../composing-key.ts';
import { FormField } from '../form-field/FormField.tsx';
import { SavedElsewhere } from '../saved-elsewhere/SavedElsewhere.tsx';
import { isSavedElsewhere } from '../saved-elsewhere/saved-elsewhere.ts';
import { failureText, isNameRefused } from '../table-memory/failure-text.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { TextInput } from '../text-input/TextInput.tsx';
import { useTyped } from '../typed-work/use-typed.ts';
import { useFocusKept } from '../use-focus-kept.ts';
import styles from './FilterDrawer.module.css';
import { useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterNotice } from './filter-notice.ts';

type SaveFavouriteProps = {
  /** What is kept under the name. */
  filterObj: FilterObject;
  /** One that is there already and gets another name, or is shared or no longer so. */
  renamed?: SavedFilter;
  canSave: boolean;
  memory: TableMemory;
  onNotice: (notice: FilterNotice | null) => void;
  onClose: () => void;
};

/** `share`: null where its owner has said nothing yet. */
type TypedFavourite = { name: string; share: boolean | null };

/**
 * Keeps conditions under a name; one of one's own with that name is replaced, and that is said before. One that is
 * renamed replaces no other.
 */
export function SaveFavourite(props: SaveFavouriteProps) {
  const { filterObj, renamed, canSave, memory, onNotice, onClose } = props;
  const texts = useFilterTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const typed = useTyped<TypedFavourite>(
    memory.retainAs === undefined ? null : `${memory.retainAs}.favourite.${renamed?.id ?? 'new'}`,
    { name: renamed?.title ?? '', share: null },
    memory.noteTyped,
  );
  const { name, share } = typed.value;
  /** The name that was last to be saved. */
  const [tried, setTried] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const focusName = () => form.current?.querySelector('input')?.focus();
  useEffect(focusName, []);
  const buttons = useFocusKept(isSaving ? 'saving' : 'editing');
  const title = normalizeTitle(name);
  const problem = titleProblem(title);
  const same = memory.filters.find(
    (filter) => filter.isMine && filter.id !== renamed?.id && normalizeTitle(filter.title) === title,
  );
  const changed = renamed ?? same;
  const isTaken = Boolean(renamed && same);
  const refusal = isNameRefused(failure) && tried === title ? failureText(failure, texts.locale) : undefined;
  const nameError = problem
    ? problemMessage(problem, texts.locale)
    : (refusal ?? (isTaken ? texts.nameTaken : undefined));
  // One that is replaced stays shared with those who have it, unless its owner says otherwise.
  const isShared = share ?? changed?.isShared ?? false;
  const handleSave = async () => {
    setTried(title);
    if (problem || isTaken) focusName();
    if (problem || isTaken || isSaving || !canSave) return;
    setIsSaving(true);
    setFailure(null);
    onNotice(null);
    try {
      await memory.saveFilter({
        ...(changed ? { id: changed.id, version: changed.version } : {}),
        title,
        filterObj,
        isShared,
      });
      typed.settle(typed.value);
      onNotice({ kind: 'done', text: fillTemplate(texts.saved, { name: title }) });
      onClose();
    } catch (error) {
      setFailure(error);
      setIsSaving(false);
      if (isNameRefused(error)) focusName();
    }
  };
  const handleCancel = () => {
    typed.forget();
    onClose();
  };
  return (
    <form
      className={styles.keep}
      ref={form}
      aria-label={renamed ? fillTemplate(texts.rename, { name: renamed.title }) : texts.keep}
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
      // The Enter of an input method confirms a word, not the form.
      onKeyDown={(event) =>
        event.key === 'Enter' && isComposingKey(event.nativeEvent) && event.preventDefault()
      }
    >
      <FormField
        id={`${id}-name`}
        label={texts.name}
        isRequired
        error={tried === null ? undefined : nameError}
        warning={same && !renamed ? texts.willReplace : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={name}
            onChange={(next) => typed.set({ name: next, share })}
            placeholder={texts.namePlaceholder}
          />
        )}
      </FormField>
      {memory.canShare && (
        <Checkbox
          className={styles.share}
          checked={isShared}
          onChange={(event) => typed.set({ name, share: event.target.checked })}
        >
          {texts.share}
        </Checkbox>
      )}
      {failure !== null && !isNameRefused(failure) && (
        <SaveFailure
          failure={failure}
          isSaving={isSaving}
          onTakeTheirs={handleCancel}
          onKeepMine={handleSave}
        />
      )}
      <div className={styles.keepButtons} ref={buttons} tabIndex={-1}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {texts.save}
        </Button>
        <Button onClick={handleCancel} disabled={isSaving}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

type SaveFailureProps = {
  failure: unknown;
  isSaving: boolean;
  /** The favourite stays as it was saved there; the conditions here stay too, unsaved. */
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

function SaveFailure({ failure, isSaving, onTakeTheirs, onKeepMine }: SaveFailureProps) {
  const texts = useFilterTexts();
  const why = failureText(failure, texts.locale) || texts.unknown;
  const message = fillTemplate(texts.saveFailed, { why });
  if (isSavedElsewhere(failure)) {
    return (
      <SavedElsewhere
        message={message}
        onTakeTheirs={onTakeTheirs}
        onKeepMine={onKeepMine}
        isBusy={isSaving}
      />
    );
  }
  return (
    <p className={styles.failure} role="alert">
      {message}
    </p>
  );
}
