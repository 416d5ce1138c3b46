import type { BookingTemplate, TemplateContent, TemplateKind } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { useRecordChanges } from '../kept-records/use-record-changes.ts';
import {
  useBookingTemplateDeleteMutation,
  useBookingTemplateSaveMutation,
} from './booking-templates.queries.ts';

/** What the dialog is about: its list, or one thing that is being done. */
export type TemplateTask =
  | { kind: 'list' }
  | { kind: 'saveAs'; content: TemplateContent }
  | { kind: 'edit' | 'delete'; id: string }
  | { kind: 'replace'; id: string; content: TemplateContent };

type Named = { title: string; isShared: boolean };

/** Everything that changes templates, and how the last of it went. */
export function useTemplateChanges(kind: TemplateKind) {
  const { t } = useTranslation('booking');
  const [callSave] = useBookingTemplateSaveMutation();
  const [callDelete] = useBookingTemplateDeleteMutation();
  const { isBusy, problem, attempt, forgetProblem } = useRecordChanges();
  const [task, setTask] = useState<TemplateTask>({ kind: 'list' });
  const [done, setDone] = useState('');

  const begin = (next: TemplateTask) => {
    forgetProblem();
    setDone('');
    setTask(next);
  };
  const finish = (words: string) => {
    setTask({ kind: 'list' });
    setDone(words);
  };
  const save = async (
    named: Named,
    of: Pick<BookingTemplate, 'id' | 'version'> | null,
    content?: TemplateContent,
  ) => {
    const body = {
      kind,
      ...named,
      ...(of && { id: of.id, version: of.version }),
      ...(content && { content }),
    };
    if (await attempt(() => callSave({ body }))) finish(t('template.saved', { title: named.title }));
  };
  return {
    task,
    begin,
    isBusy,
    problem,
    done,
    saveAs: (named: Named) => (task.kind === 'saveAs' ? save(named, null, task.content) : Promise.resolve()),
    /** `version`: the one that the change was made from. */
    edit: (template: BookingTemplate, version: string, named: Named) => save(named, { ...template, version }),
    replace: ({ title, isShared, ...template }: BookingTemplate, content: TemplateContent) =>
      save({ title, isShared }, template, content),
    remove: async ({ id, title }: BookingTemplate) => {
      const isDone = await attempt(() => callDelete({ body: { kind, id } }));
      if (isDone) finish(t('template.deleted', { title }));
    },
  };
}

export type TemplateChanges = ReturnType<typeof useTemplateChanges>;
