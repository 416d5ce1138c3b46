import type { BookingTemplate, TemplateContent, TemplateKind } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { useRecordChanges } from '@berth/ui';
import {
  useBookingTemplateDeleteMutation,
  useBookingTemplateSaveMutation,
} from './booking-templates.queries.ts';

/** Saves what is on the page: as a new template, or in place of what one holds. */
export type KeepingTask =
  | { kind: 'saveAs'; content: TemplateContent }
  | { kind: 'replace'; id: string; content: TemplateContent };

export type NamedTemplate = Pick<BookingTemplate, 'title' | 'isShared'>;

/** Everything that changes templates, and how the last of it went. */
export function useTemplateChanges(kind: TemplateKind) {
  const { t } = useTranslation('booking');
  const [callSave] = useBookingTemplateSaveMutation();
  const [callDelete] = useBookingTemplateDeleteMutation();
  const { attempt, ...changes } = useRecordChanges<KeepingTask>({ kind: 'list' });
  const save = async (
    named: NamedTemplate,
    of: { id: string; version: string | undefined } | null,
    content?: TemplateContent,
  ) => {
    const body = { kind, ...named, ...of, ...(content && { content }) };
    return await attempt(() => callSave({ body }), t('template.saved', { title: named.title }));
  };
  return {
    ...changes,
    save,
    replace: ({ id, version, title, isShared }: BookingTemplate, content: TemplateContent) =>
      save({ title, isShared }, { id, version }, content),
    remove: ({ id, title }: BookingTemplate) =>
      attempt(() => callDelete({ body: { kind, id } }), t('template.deleted', { title })),
  };
}

export type TemplateChanges = ReturnType<typeof useTemplateChanges>;
