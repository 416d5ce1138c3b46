import type { Currency } from '@berth/contract';
import { notify, uploadFile, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceGroup,
  DayField,
  FileUpload,
  FormField,
  MoneyInput,
  SendFoot,
  type Sent,
  SwitchInput,
  TextField,
  TypedNotice,
  useChinaDay,
  useFormOfTyped,
  useRetainedTyped,
} from '@berth/ui';
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
  const today = useChinaDay();
  const ids = bills.map(({ id }) => id).sort();
  const [waiting, setWaiting] = useState(0);
  const [isSure, setSure] = useState(false);
  const [call] = useCostProofMutation();
  const typed = useRetainedTyped(useTypedPage(), `proof.${ids.join()}`, emptyProof);
  const value = fillProof(typed.value, bills);
  const read = readProof(value, bills, today);
  const content = { ...read.content, isSure };
  const { form, change } = useFormOfTyped(typed, () => ({
    content,
    problems: read.problems,
    call: ({ file, amountMinor, bills: parts, ...sent }: Sent<typeof content>) =>
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
      notify.success(t('proof.sent'));
      onSent();
    },
  }));
  const proof = { form, value, change };
  const { files, currency, amount } = value;
  // What is typed is typed in the currency that is shown.
  const type = (part: Partial<ProofDraft>) => change({ currency, ...part });
  const choose = (chosen: Currency) => change({ currency: chosen, amount: null, parts: null });
  const currencies = owedOfBills(bills).map((owed) => owed.currency);
  return (
    <div className={styles.form}>
      <TypedNotice typed={typed} />
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
            onChange={(next) => typed.set((before) => ({ ...before, files: next(before.files) }))}
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
        <DayField of={proof} name="paidOn" label={t('proof.paidOn')} lies="behind" isRequired />
        <TextField of={proof} name="payer" label={t('proof.payer')} isRequired />
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
      <SendFoot form={form} label={t('proof.send')} isDisabled={waiting > 0} />
    </div>
  );
}
