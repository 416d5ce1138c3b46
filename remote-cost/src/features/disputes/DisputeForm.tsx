import { disputeProblems, disputeReasonNames, disputeReasons } from '@berth/contract';
import { notify, uploadFile, useTranslation } from '@berth/runtime';
import {
  ChoiceGroup,
  FileUpload,
  FormField,
  MoneyInput,
  minorOfDraft,
  moneyDraftProblem,
  SendFailure,
  TextInput,
  useSendForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type FeeRow, useCostDisputeMutation } from '../calls/cost.queries.ts';
import styles from './disputes.module.css';
import type { DisputeDraft, NewDispute } from './use-new-dispute.ts';

type DisputeFormProps = {
  billId: string;
  /** Null for the whole bill. */
  row: FeeRow | null;
  of: NewDispute;
};

/** Disputes a row, or a whole bill. It opens where the row is, and keeps what is typed until it is sent or discarded. */
export function DisputeForm({ billId, row, of: { typed, close, discard } }: DisputeFormProps) {
  const { t, locale } = useTranslation('cost');
  const { reason, words, expected, files } = typed.value;
  const [waiting, setWaiting] = useState(0);
  const [call] = useCostDisputeMutation();
  const expectedMinor = row && expected.trim() !== '' ? minorOfDraft(expected, row.currency) : null;
  const unread = row ? moneyDraftProblem(expected, row.currency, true) : null;
  const content = { reason, words, expectedMinor, files: files.map(({ src }) => src) };
  const form = useSendForm({
    content,
    problems: [...disputeProblems(content, row), ...(unread ? [{ path: 'expectedMinor', ...unread }] : [])],
    call: ({ reason: chosen, ...sent }) =>
      call({ body: { ...sent, reason: chosen ?? 'other', billId, feeRowId: row?.id ?? null } }),
    onSent: () => {
      typed.clear(typed.value);
      notify.success(t('dispute.sent'));
      close();
    },
  });
  const set = (change: Partial<DisputeDraft>) => typed.set((before) => ({ ...before, ...change }));
  return (
    <div className={styles.form}>
      <FormField
        id={form.idOf('reason')}
        label={t('dispute.reason')}
        error={form.errorOf('reason')}
        isRequired
        isGroup
      >
        {(control) => (
          <ChoiceGroup
            {...control}
            choices={disputeReasons.map((value) => ({ value, label: disputeReasonNames[value][locale] }))}
            value={reason}
            onChange={(chosen) => set({ reason: chosen })}
          />
        )}
      </FormField>
      <FormField id={form.idOf('words')} label={t('dispute.words')} error={form.errorOf('words')} isRequired>
        {(control) => (
          <TextInput {...control} rows={2} value={words} onChange={(value) => set({ words: value })} />
        )}
      </FormField>
      {row && (
        <FormField
          id={form.idOf('expectedMinor')}
          label={t('dispute.expected')}
          help={t('dispute.expectedHelp')}
          error={form.errorOf('expectedMinor')}
        >
          {(control) => (
            <MoneyInput
              {...control}
              currency={row.currency}
              value={expected}
              onChange={(value) => set({ expected: value })}
            />
          )}
        </FormField>
      )}
      <FormField id={form.idOf('files')} label={t('dispute.files')} error={form.errorOf('files')} isGroup>
        {(control) => (
          <FileUpload
            {...control}
            value={files}
            maxCount={5}
            upload={uploadFile}
            onUploading={({ underWay }) => setWaiting(underWay)}
            onChange={(change) => typed.set((before) => ({ ...before, files: change(before.files) }))}
          />
        )}
      </FormField>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button onClick={discard}>{t(typed.isTyped ? 'discard' : 'cancel')}</Button>
        <Button type="primary" loading={form.isBusy} disabled={waiting > 0} onClick={form.send}>
          {t('dispute.send')}
        </Button>
      </div>
    </div>
  );
}
