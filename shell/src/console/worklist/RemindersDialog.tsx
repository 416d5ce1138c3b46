import { type ReminderHours, reminderHours } from '@berth/contract';
import { type ApiProblem, notify, problemText, useLocale, useTranslation } from '@berth/runtime';
import { CheckGroup, ErrorState, FormField, PageNotice } from '@berth/ui';
import { Modal, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useShellRemindersQuery, useShellSaveRemindersMutation } from './worklist.queries.ts';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** How long before a cut-off somebody wants to be reminded of it. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('worklist');
  const locale = useLocale();
  const id = useId();
  const { currentData, isFetching, error, refetch } = useShellRemindersQuery(undefined, fresh);
  // What was stored when it was opened, and not what it was the time before.
  const data = isFetching ? undefined : currentData;
  const [save, { isLoading: isBusy, error: refused }] = useShellSaveRemindersMutation();
  const [chosen, setChosen] = useState<readonly ReminderHours[] | null>(null);
  const hours = chosen ?? data?.cutOffHours ?? [];
  // The one error of our calls.
  const [unread, problem] = [error, refused] as (ApiProblem | undefined)[];
  const handleSave = async () => {
    const answer = await save({ body: { cutOffHours: [...hours] } });
    if (!answer.data) return;
    notify.success(t('reminders.saved'));
    onClose();
  };
  const choices = reminderHours.map((each) => ({
    value: String(each),
    label: t(`reminders.${each}`),
  }));
  return (
    <Modal
      open
      title={t('reminders.title')}
      width={400}
      closable={{ 'aria-label': t('close') }}
      okText={t('reminders.save')}
      okButtonProps={{ disabled: !data }}
      confirmLoading={isBusy}
      cancelText={t('cancel')}
      onOk={handleSave}
      onCancel={onClose}
    >
      {!data && unread && !isFetching && (
        <ErrorState message={problemText(unread, locale)} onRetry={refetch} />
      )}
      {!data && (isFetching || !unread) && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (
        <FormField id={id} label={t('reminders.label')} help={t('reminders.lead')} isGroup>
          {(control) => (
            <CheckGroup
              {...control}
              choices={choices}
              value={hours.map(String)}
              onChange={(values) => setChosen(reminderHours.filter((each) => values.includes(String(each))))}
            />
          )}
        </FormField>
      )}
      {problem && <PageNotice tone="danger" title={problemText(problem, locale)} />}
    </Modal>
  );
}
