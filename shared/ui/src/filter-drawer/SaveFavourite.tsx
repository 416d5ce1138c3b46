import {
  fillTemplate,
  normalizeTitle,
  type ParsedCondition,
  problemMessage,
  titleProblem,
  toFilterObject,
} from '@berth/contract';
import { Button, Checkbox } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { FormField } from '../form-field/FormField.tsx';
import { failureText } from '../table-memory/failure-text.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { TextInput } from '../text-input/TextInput.tsx';
import styles from './FilterDrawer.module.css';
import { useFilterTexts } from './filter-drawer-texts.ts';
import type { FilterNotice } from './filter-notice.ts';

type SaveFavouriteProps = {
  conditions: readonly ParsedCondition[];
  canSave: boolean;
  memory: TableMemory;
  onNotice: (notice: FilterNotice | null) => void;
  onClose: () => void;
};

/** Keeps the conditions under a name; one of one's own with that name is replaced, and that is said before. */
export function SaveFavourite({ conditions, canSave, memory, onNotice, onClose }: SaveFavouriteProps) {
  const texts = useFilterTexts();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [share, setShare] = useState<boolean | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const title = normalizeTitle(name);
  const problem = titleProblem(title);
  const same = memory.filters.find((filter) => filter.isMine && normalizeTitle(filter.title) === title);
  // One that is replaced stays shared with those who have it, unless its owner says otherwise.
  const isShared = share ?? same?.isShared ?? false;
  const handleSave = async () => {
    setIsTried(true);
    if (problem || isSaving || !canSave) return;
    setIsSaving(true);
    setFailure(null);
    onNotice(null);
    try {
      await memory.saveFilter({
        ...(same ? { id: same.id } : {}),
        title,
        filterObj: toFilterObject(conditions),
        isShared,
      });
      onNotice({ kind: 'done', text: fillTemplate(texts.saved, { name: title }) });
      onClose();
    } catch (error) {
      const why = failureText(error, texts.locale) || texts.unknown;
      setFailure(fillTemplate(texts.saveFailed, { why }));
      setIsSaving(false);
    }
  };
  return (
    <form
      className={styles.keep}
      ref={form}
      aria-label={texts.keep}
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
      // The Enter of an input method confirms a word, not the form.
      onKeyDown={(event) =>
        (event.nativeEvent.isComposing || event.keyCode === 229) &&
        event.key === 'Enter' &&
        event.preventDefault()
      }
    >
      <FormField
        id={`${id}-name`}
        label={texts.name}
        isRequired
        error={isTried && problem ? problemMessage(problem, texts.locale) : undefined}
        warning={same && texts.willReplace}
      >
        {(control) => (
          <TextInput {...control} value={name} onChange={setName} placeholder={texts.namePlaceholder} />
        )}
      </FormField>
      {memory.canShare && (
        <Checkbox
          className={styles.share}
          checked={isShared}
          onChange={(event) => setShare(event.target.checked)}
        >
          {texts.share}
        </Checkbox>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.keepButtons}>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
          {texts.save}
        </Button>
        <Button onClick={onClose} disabled={isSaving}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
