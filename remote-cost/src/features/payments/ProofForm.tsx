import type { Currency } from '@berth/contract';
import { notify, uploadFile, useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import {
  ChoiceGroup,
  DateInput,
  FileUpload,
  FormField,
  MoneyInput,
  SendFailure,
  SwitchInput,
  TextInput,
  useChinaDay,
  useSendForm,
  useTyped,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useCostProofMutation } from '../calls/cost.queries.ts';
import { ProofParts } from './ProofParts.tsx';
import styles from './payments.module.css';
import {
  emptyProof,
  fillProof,
  owedOfBills,
  type PayableBill,
  type ProofDraft,
  readProof,
} from './proof-draft.ts';

type ProofFormProps = { bills: readonly PayableBill[]; onSent: () => void };

/** A proof of payment over one or several bills of one currency. What was typed stays until it is sent. */
export function ProofForm({ bills, onSent }: ProofFormProps) {
  const { t } = useTranslation('cost');
  const userId = useUser()?.id ?? '';
  const ids = bills.map(({ id }) => id).sort();
  const typed = useTyped(`${userId}.proof.${ids.join()}`, emptyProof, useNoteTyped());
  const draft = fillProof(typed.value, bills);
  const { files, currency, amount, paidOn, payer } = draft;
  const [waiting, setWaiting] = useState(0);
  const [isSure, setSure] = useState(false);
  const [call] = useCostProofMutation();
  const read = readProof(draft, bills, useChinaDay());
  const form = useSendForm({
    content: { ...read.content, isSure },
    problems: read.problems,
    call: ({ file, amountMinor, bills: parts, ...sent }) =>
      call({
        body: {
          ...sent,
          // Without problems nothing is missing.
          file: file ?? '',
          amountMinor: amountMinor ?? 0,
          bills: parts.map((part) => ({ id: part.id, amountMinor: part.amountMinor ?? 0 })),
        },
      }),
    onSent: () => {
      typed.settle(typed.value);
      notify.success(t('proof.sent'));
      onSent();
    },
  });
  const set = (change: Partial<ProofDraft>) => typed.set((before) => ({ ...before, ...change }));
  // What is typed is typed in the currency that is shown.
  const type = (change: Partial<ProofDraft>) => set({ currency, ...change });
  const choose = (chosen: Currency) => set({ currency: chosen, amount: null, parts: null });
  const currencies = owedOfBills(bills).map((owed) => owed.currency);
  return (
    <div className={styles.form}>
      <FormField
        id={form.idOf('file')}
        label={t('proof.file')}
        error={form.errorOf('file')}
        isRequired
        isGroup
      >
        {(control) => (
          <FileUpload
            {...control}
            value={files}
            maxCount={1}
            upload={uploadFile}
            onUploading={({ underWay }) => setWaiting(underWay)}
            onChange={(change) => typed.set((before) => ({ ...before, files: change(before.files) }))}
          />
        )}
      </FormField>
      {currencies.length > 1 && (
        <FormField id={form.idOf('currency')} label={t('proof.currency')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              choices={currencies.map((value) => ({ value, label: value }))}
              value={currency}
              onChange={choose}
            />
          )}
        </FormField>
      )}
      <div className={styles.fields}>
        <FormField
          id={form.idOf('amountMinor')}
          label={t('proof.amount')}
          error={form.errorOf('amountMinor')}
          isRequired
        >
          {(control) => (
            <MoneyInput
              {...control}
              currency={currency}
              value={amount}
              onChange={(value) => type({ amount: value })}
            />
          )}
        </FormField>
        <FormField
          id={form.idOf('paidOn')}
          label={t('proof.paidOn')}
          error={form.errorOf('paidOn')}
          isRequired
        >
          {(control) => (
            <DateInput
              {...control}
              lies="behind"
              value={paidOn}
              onChange={(value) => set({ paidOn: value })}
            />
          )}
        </FormField>
        <FormField id={form.idOf('payer')} label={t('proof.payer')} error={form.errorOf('payer')} isRequired>
          {(control) => <TextInput {...control} value={payer} onChange={(value) => set({ payer: value })} />}
        </FormField>
      </div>
      <ProofParts
        bills={bills}
        currency={currency}
        read={read}
        form={form}
        onChange={(changed) => type({ amount, parts: changed })}
      />
      {(isSure || form.failure?.code === 'PROOF_LIKE_ONE') && (
        <FormField id={form.idOf('isSure')} label={t('proof.isAnother')}>
          {(control) => <SwitchInput {...control} value={isSure} onChange={setSure} />}
        </FormField>
      )}
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button type="primary" loading={form.isBusy} disabled={waiting > 0} onClick={form.send}>
          {t('proof.send')}
        </Button>
      </div>
    </div>
  );
}
