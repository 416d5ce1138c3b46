import {
  type BookingTemplate,
  normalizeTitle,
  type Problem,
  type TemplateContent,
  titleProblem,
} from '@berth/contract';
import { useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import { FormField, RecordForm, recordClasses, TextInput, useRecordForm, useTyped } from '@berth/ui';
import { Checkbox } from 'antd';
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
  const userId = useUser()?.id ?? '';
  const typed = useTyped(
    `${userId}.template.${template?.id ?? `new.${content?.kind}`}`,
    { title: template?.title ?? '', isShared: template?.isShared ?? false },
    useNoteTyped(),
  );
  const { isShared } = typed.value;
  const title = normalizeTitle(typed.value.title);
  const save = async (version: string | undefined) => {
    const of = template ? { id: template.id, version } : null;
    if (await changes.save({ title, isShared }, of, content)) typed.settle(typed.value);
  };
  const handleCancel = () => {
    typed.forget();
    changes.toList();
  };
  const form = useRecordForm({
    firstField: 'title',
    content: title,
    problems: problemsOf(title, templates, template?.id),
    refused: changes.problem,
    version: template?.version,
    onSave: (version) => void save(version),
  });
  return (
    <RecordForm form={form} changes={changes} fields={['title']} onCancel={handleCancel}>
      <FormField id={form.idOf('title')} label={t('template.name')} isRequired error={form.errorOf('title')}>
        {(control) => (
          <TextInput
            {...control}
            value={typed.value.title}
            onChange={(next) => typed.set({ ...typed.value, title: next })}
            normalize={normalizeTitle}
            placeholder={t('template.nameHint')}
          />
        )}
      </FormField>
      {!template && (
        <p className={recordClasses.note}>{t('template.whatIsKept', { context: content?.kind ?? '' })}</p>
      )}
      <Checkbox
        checked={isShared}
        onChange={({ target }) => typed.set({ ...typed.value, isShared: target.checked })}
      >
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
