import {
  type BookingTemplate,
  type TemplateContent,
  type TemplateKind,
  templateLimits,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import styles from '../kept-records/KeptRecords.module.css';
import { RecordList } from '../kept-records/RecordList.tsx';
import { RecordQuestion } from '../kept-records/RecordQuestion.tsx';
import { useBookingTemplatesQuery } from './booking-templates.queries.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import { type TemplateTask, useTemplateChanges } from './use-template-changes.ts';

type TemplatesDialogProps = {
  kind: TemplateKind;
  content?: () => TemplateContent | null;
  onUse: (id: string) => void;
  onClose: () => void;
};

/** All templates of a kind: use, keep what is on the page, rename, share, delete. */
export function TemplatesDialog({ kind, content, onUse, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('booking');
  const query = useBookingTemplatesQuery({ query: { kind } }, { refetchOnMountOrArgChange: true });
  const changes = useTemplateChanges(kind);
  const { task, begin } = changes;
  const [isContentWrong, setContentWrong] = useState(false);
  const templates = query.data ?? [];
  const own = templates.filter(({ isMine }) => isMine);
  /** What is on the page, for a task that keeps it; where it cannot be kept that is said. */
  const withContent = (next: (content: TemplateContent) => TemplateTask) => {
    const found = content?.() ?? null;
    setContentWrong(found === null);
    if (found) begin(next(found));
  };
  const handleUse = (id: string) => {
    onClose();
    onUse(id);
  };
  const renderTemplate = (template: BookingTemplate) => {
    const isAsked = 'id' in task && task.id === template.id;
    if (isAsked && task.kind === 'edit') {
      return (
        <li key={template.id} className={styles.editing}>
          <TemplateForm template={template} templates={templates} changes={changes} />
        </li>
      );
    }
    if (isAsked && (task.kind === 'delete' || task.kind === 'replace')) {
      return (
        <RecordQuestion
          key={template.id}
          question={t(`template.${task.kind}Question`, { title: template.title })}
          confirmLabel={t(`template.${task.kind}Confirm`)}
          isDanger={task.kind === 'delete'}
          isBusy={changes.isBusy}
          problem={changes.problem}
          onConfirm={() =>
            task.kind === 'replace' ? changes.replace(template, task.content) : changes.remove(template)
          }
          onCancel={() => begin({ kind: 'list' })}
        />
      );
    }
    const toReplace = content && (() => withContent((found) => replaceTask(template.id, found)));
    return (
      <TemplateRow
        key={template.id}
        template={template}
        changes={changes}
        onUse={handleUse}
        onReplace={toReplace}
      />
    );
  };
  return (
    <FullScreenDialog
      isOpen
      title={t('template.title')}
      widthPx={640}
      isHeldOpen={changes.isBusy}
      onClose={onClose}
    >
      <div className={styles.body}>
        {content && task.kind === 'saveAs' && <TemplateForm templates={templates} changes={changes} />}
        {content && task.kind !== 'saveAs' && (
          <div>
            {own.length < templateLimits.ofKind ? (
              <Button
                disabled={!query.data}
                onClick={() => withContent((found) => ({ kind: 'saveAs', content: found }))}
              >
                {t('template.saveAs')}
              </Button>
            ) : (
              <p className={styles.note}>{t('template.full', { max: templateLimits.ofKind })}</p>
            )}
            {isContentWrong && (
              <p className={styles.failed} role="alert">
                {t('template.contentWrong')}
              </p>
            )}
          </div>
        )}
        <p className={styles.done} role="status">
          {changes.done}
        </p>
        <RecordList
          name={t('template.title')}
          query={query}
          emptyText={t(content ? 'template.empty' : 'template.emptyList')}
        >
          {templates.map(renderTemplate)}
        </RecordList>
      </div>
    </FullScreenDialog>
  );
}

function replaceTask(id: string, content: TemplateContent): TemplateTask {
  return { kind: 'replace', id, content };
}
