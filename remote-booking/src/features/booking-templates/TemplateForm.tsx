import { type BookingTemplate, normalizeTitle, problemMessage, titleProblem } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, TextInput } from '@berth/ui';
import { Button, Checkbox } from 'antd';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import styles from '../kept-records/KeptRecords.module.css';
import { RecordFailure } from '../kept-records/RecordFailure.tsx';
import { refusedField } from '../kept-records/use-record-changes.ts';
import type { TemplateChanges } from './use-template-changes.ts';

type TemplateFormProps = {
  /** The one that is changed; absent for a new one. */
  template?: BookingTemplate;
  templates: readonly BookingTemplate[];
  changes: TemplateChanges;
};

/** The name of a template, and whether colleagues see it. What was typed stays until it is saved. */
export function TemplateForm({ template, templates, changes }: TemplateFormProps) {
  const { t, locale } = useTranslation('booking');
  const id = useId();
  const [typed, setTyped] = useState(template?.title ?? '');
  const [isShared, setShared] = useState(template?.isShared ?? false);
  // The list may bring a newer one in the meantime: nobody has looked at that here.
  const [madeFrom] = useState(template?.version);
  const [tried, setTried] = useState<string | null>(null);
  const title = normalizeTitle(typed);
  const isTaken = templates.some(
    (other) => other.isMine && other.title === title && other.id !== template?.id,
  );
  const problem = titleProblem(title) ?? (isTaken ? { path: 'title', rule: 'takenName' as const } : null);
  const refused = tried === title ? refusedField(changes.problem, 'title', locale) : undefined;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const save = (version = madeFrom) => {
    const named = { title, isShared };
    return template && version !== undefined ? changes.edit(template, version, named) : changes.saveAs(named);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(title);
    if (problem) document.getElementById(id)?.focus();
    else void save();
  };
  const backToList = () => changes.begin({ kind: 'list' });
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <FormField
        id={id}
        label={t('template.name')}
        isRequired
        error={tried === null ? undefined : problem ? problemMessage(problem, locale) : refused}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            onChange={setTyped}
            normalize={normalizeTitle}
            placeholder={t('template.nameHint')}
          />
        )}
      </FormField>
      {!template && <p className={styles.note}>{t('template.whatIsKept')}</p>}
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t('template.share')}
      </Checkbox>
      <RecordFailure
        problem={changes.problem}
        isBusy={changes.isBusy}
        fields={['title']}
        onTakeTheirs={backToList}
        onKeepMine={() => void save(template?.version)}
      />
      <div className={styles.buttons}>
        <Button onClick={backToList}>{t('records.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={changes.isBusy}>
          {t('records.save')}
        </Button>
      </div>
    </form>
  );
}
