import { disputeProblems, disputeReasonNames, disputeReasons } from '@berth/contract';
import { notify, uploadFile, useTranslation } from '@berth/runtime';
import {
  ChoiceField,
  FileUpload,
  FormField,
  MoneyField,
  minorOfDraft,
  moneyDraftProblem,
  PageNotice,
  SendFoot,
  type Sent,
  TextField,
  TypedNotice,
  useFormOfTyped,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type FeeRow, useCostDisputeMutation } from '../calls/cost.queries.ts';
import styles from './disputes.module.css';
import type { NewDispute } from './use-new-dispute.ts';

type DisputeFormProps = {
  billId: string;
  /** Null for the whole bill. */
  row: FeeRow | null;
  of: NewDispute;
};

/** Disputes a row, or a whole bill. It opens where the row is, and keeps what is typed until it is sent or discarded. */
export function DisputeForm({ billId, row, of: { typed, isLate, close, discard } }: DisputeFormProps) {
  const { t, locale } = useTranslation('cost');
  const [waiting, setWaiting] = useState(0);
  const [call] = useCostDisputeMutation();
  const dispute = useFormOfTyped(typed, ({ reason, words, expected, files }) => {
    const expectedMinor = row && expected.trim() !== '' ? minorOfDraft(expected, row.currency) : null;
    const unread = row ? moneyDraftProblem(expected, row.currency, true) : null;
    const content = { reason, words, expectedMinor, files: files.map(({ src }) => src) };
    return {
      content,
      problems: [...disputeProblems(content, row), ...(unread ? [{ path: 'expectedMinor', ...unread }] : [])],
      call: ({ reason: chosen, ...sent }: Sent<typeof content>) =>
        call({ body: { ...sent, reason: chosen ?? 'other', billId, feeRowId: row?.id ?? null } }),
      onSent: () => {
        notify.success(t('dispute.sent'));
        close();
      },
    };
  });
  const { form } = dispute;
  const choices = disputeReasons.map((value) => ({ value, label: disputeReasonNames[value][locale] }));
  return (
    <div className={styles.form}>
      <TypedNotice typed={typed} />
      {isLate && <PageNotice tone="warning" title={t('dispute.late')} />}
      <ChoiceField of={dispute} name="reason" label={t('dispute.reason')} choices={choices} isRequired />
      <TextField of={dispute} name="words" label={t('dispute.words')} rows={2} isRequired />
      {row && (
        <MoneyField
          of={dispute}
          name="expected"
          path="expectedMinor"
          label={t('dispute.expected')}
          help={t('dispute.expectedHelp')}
          currency={row.currency}
        />
      )}
      <FormField id={form.idOf('files')} label={t('dispute.files')} error={form.errorOf('files')} isGroup>
        {(control) => (
          <FileUpload
            {...control}
            value={dispute.value.files}
            maxCount={5}
            upload={uploadFile}
            onUploading={({ underWay }) => setWaiting(underWay)}
            onChange={(change) => typed.set((before) => ({ ...before, files: change(before.files) }))}
          />
        )}
      </FormField>
      <SendFoot form={form} label={t('dispute.send')} isDisabled={waiting > 0 || isLate}>
        <Button onClick={discard}>{t(typed.isTyped ? 'discard' : 'cancel')}</Button>
      </SendFoot>
    </div>
  );
}
