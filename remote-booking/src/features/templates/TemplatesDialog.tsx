import {
  type BookingTemplate,
  type TemplateContent,
  type TemplateKind,
  templateLimits,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { RecordsDialog, recordClasses } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useBookingTemplatesQuery } from './booking-templates.queries.ts';
import { TemplateEntry } from './TemplateEntry.tsx';
import { TemplateForm } from './TemplateForm.tsx';
import { type KeepingTask, type TemplateChanges, useTemplateChanges } from './use-template-changes.ts';

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
  const [isContentWrong, setContentWrong] = useState(false);
  /** What is on the page, for a task that saves it; where it cannot be saved the dialog says so. */
  const keep =
    content &&
    ((taskOf: (content: TemplateContent) => KeepingTask) => {
      const found = content();
      setContentWrong(found === null);
      if (found) changes.begin(taskOf(found));
    });
  const handleUse = (id: string) => {
    onClose();
    onUse(id);
  };
  return (
    <RecordsDialog
      title={t('template.title')}
      name={t('template.title')}
      changes={changes}
      query={query}
      onClose={onClose}
      top={
        keep && (
          <SaveAs templates={query.data} changes={changes} isContentWrong={isContentWrong} keep={keep} />
        )
      }
      emptyText={t(content ? 'template.empty' : 'template.emptyList')}
    >
      {query.data?.map((template, _at, templates) => (
        <TemplateEntry
          key={template.id}
          template={template}
          templates={templates}
          changes={changes}
          onUse={handleUse}
          onReplace={keep && (() => keep((found) => ({ kind: 'replace', id: template.id, content: found })))}
        />
      ))}
    </RecordsDialog>
  );
}

type SaveAsProps = {
  /** Absent until they are there. */
  templates: readonly BookingTemplate[] | undefined;
  changes: TemplateChanges;
  isContentWrong: boolean;
  keep: (taskOf: (content: TemplateContent) => KeepingTask) => void;
};

/** Keeps what is on the page as a new template, while there is room for one: the button, or the form. */
function SaveAs({ templates, changes, isContentWrong, keep }: SaveAsProps) {
  const { t } = useTranslation('booking');
  const { task } = changes;
  if (task.kind === 'saveAs') {
    return <TemplateForm content={task.content} templates={templates ?? []} changes={changes} />;
  }
  const own = templates?.filter(({ isMine }) => isMine) ?? [];
  return (
    <div>
      {own.length >= templateLimits.ofKind ? (
        <p className={recordClasses.note}>{t('template.full', { max: templateLimits.ofKind })}</p>
      ) : (
        <Button disabled={!templates} onClick={() => keep((content) => ({ kind: 'saveAs', content }))}>
          {t('template.saveAs')}
        </Button>
      )}
      {isContentWrong && (
        <p className={recordClasses.failed} role="alert">
          {t('template.contentWrong')}
        </p>
      )}
    </div>
  );
}
