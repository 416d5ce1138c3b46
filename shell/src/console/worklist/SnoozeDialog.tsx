import { problemMessage, snoozeDayProblem } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { DateInput, FormField } from '@berth/ui';
import { Modal } from 'antd';
import { useId, useState } from 'react';

type SnoozeDialogProps = { number: string; onSnooze: (until: string) => void; onClose: () => void };

/** Asks for any day until which something is put off. */
export function SnoozeDialog({ number, onSnooze, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation('worklist');
  const locale = useLocale();
  const id = useId();
  const [day, setDay] = useState<string | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const problem = snoozeDayProblem(day ?? '', new Date());
  const error = day === null ? t('snooze.required') : problem && problemMessage(problem, locale);
  return (
    <Modal
      open
      title={t('snooze.label', { number })}
      width={400}
      closable={{ 'aria-label': t('close') }}
      okText={t('snooze.confirm')}
      okButtonProps={{ htmlType: 'submit', form: id }}
      cancelText={t('cancel')}
      onCancel={onClose}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempted(true);
          if (day !== null && !problem) onSnooze(day);
        }}
      >
        <FormField
          id={`${id}-day`}
          label={t('snooze.day')}
          isRequired
          {...(isAttempted && error ? { error } : {})}
        >
          {(control) => <DateInput {...control} lies="ahead" value={day} onChange={setDay} />}
        </FormField>
      </form>
    </Modal>
  );
}
