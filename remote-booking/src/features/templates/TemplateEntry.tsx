import type { BookingTemplate } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { RecordQuestion, recordClasses } from '@berth/ui';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import type { TemplateChanges } from './use-template-changes.ts';

type TemplateEntryProps = {
  template: BookingTemplate;
  templates: readonly BookingTemplate[];
  changes: TemplateChanges;
  onUse: (id: string) => void;
  /** Absent where there is nothing on the page to put in its place. */
  onReplace?: () => void;
};

/** One template of the list: as it is, as it is changed, or what is asked about it. */
export function TemplateEntry({ template, templates, changes, onUse, onReplace }: TemplateEntryProps) {
  const { t } = useTranslation('booking');
  const { task } = changes;
  if (!('id' in task) || task.id !== template.id) {
    return <TemplateRow template={template} changes={changes} onUse={onUse} onReplace={onReplace} />;
  }
  if (task.kind === 'edit') {
    return (
      <li className={recordClasses.editing}>
        <TemplateForm template={template} templates={templates} changes={changes} />
      </li>
    );
  }
  return (
    <RecordQuestion
      question={t(`template.${task.kind}Question`, { title: template.title })}
      confirmLabel={t(`template.${task.kind}Confirm`)}
      isDanger={task.kind === 'delete'}
      changes={changes}
      onConfirm={() =>
        void (task.kind === 'replace' ? changes.replace(template, task.content) : changes.remove(template))
      }
    />
  );
}
