import {
  type BookingTemplate,
  normalizeTitle,
  type Problem,
  type TemplateContent,
  titleProblem,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField, RecordForm, recordClasses, TextInput, useRecordForm } from '@berth/ui';
import { Checkbox } from 'antd';
import { useState } from 'react';
import type { TemplateChanges } from './use-template-changes.ts';

type TemplateFormProps = {
  /** The one that is changed; absent for a new one. */
  template?: BookingTemplate;
  /** What a new one holds. */
  content?: TemplateContent;
  templates: readonly BookingTemplate[];
  changes: TemplateChanges;
};

/** The name of a template, and whether colleagues see it. What was typed stays until it is saved. */
export function TemplateForm({ template, content, templates, changes }: TemplateFormProps) {
  const { t } = useTranslation('booking');
  const [typed, setTyped] = useState(template?.title ?? '');
  const [isShared, setShared] = useState(template?.isShared ?? false);
  const title = normalizeTitle(typed);
  const form = useRecordForm({
    firstField: 'title',
    content: title,
    problems: problemsOf(title, templates, template?.id),
    refused: changes.problem,
    version: template?.version,
    onSave: (version) =>
      void changes.save({ title, isShared }, template ? { id: template.id, version } : null, content),
  });
  return (
    <RecordForm form={form} changes={changes} fields={['title']} onCancel={changes.toList}>
      <FormField id={form.idOf('title')} label={t('template.name')} isRequired error={form.errorOf('title')}>
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
      {!template && (
        <p className={recordClasses.note}>{t('template.whatIsKept', { context: content?.kind ?? '' })}</p>
      )}
      <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
        {t('template.share')}
      </Checkbox>
    </RecordForm>
  );
}

function problemsOf(title: string, templates: readonly BookingTemplate[], id: string | undefined): Problem[] {
  const problem = titleProblem(title);
  if (problem) return [problem];
  const isTaken = templates.some((other) => other.isMine && other.title === title && other.id !== id);
  return isTaken ? [{ path: 'title', rule: 'takenName' }] : [];
}
