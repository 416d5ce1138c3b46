import { billEntryLimits, checkText, type Problem, replyProblems, sumsByCurrency } from '@berth/contract';
import { useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import {
  Amounts,
  DescriptionList,
  FileUpload,
  FormField,
  FormSection,
  type SaveAnswer,
  SendFailure,
  StatusDot,
  TextInput,
  type UploadedFile,
  useSendForm,
  useTyped,
} from '@berth/ui';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import {
  type InvoiceRequest,
  useDeskInvoiceMutation,
  useDeskRefuseInvoiceMutation,
} from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { type Decision, DecisionFields } from './DecisionFields.tsx';

type DecideInvoiceProps = { request: InvoiceRequest; status: Bill['invoices'][number]['status'] };

const dots = { requested: 'running', issued: 'finished', refused: 'failed' } as const;

/** A request for a VAT invoice: its title as it is to be made out, and the PDF that answers it or why there is none. */
export function DecideInvoice({ request, status }: DecideInvoiceProps) {
  const { t } = useTranslation('cost');
  const { id, kind, profile, remarks, bills } = request;
  const typed = useTyped(
    `${useUser()?.id ?? ''}.decideInvoice.${id}`,
    { decision: 'confirm' as Decision, words: '', invoiceNumber: '' },
    useNoteTyped(),
  );
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [chosen, setChosen] = useState<File | null>(null);
  const { decision, words, invoiceNumber } = typed.value;
  const [issue] = useDeskInvoiceMutation();
  const [refuse] = useDeskRefuseInvoiceMutation();
  const isIssued = decision === 'confirm';
  const file = files.length > 0 ? chosen : null;
  const tooLong = checkText(invoiceNumber, billEntryLimits.number);
  const ofNumber = invoiceNumber.trim() === '' ? ({ rule: 'required' } as const) : tooLong;
  const problems: Problem[] = isIssued
    ? [
        ...(ofNumber ? [{ path: 'invoiceNumber', ...ofNumber }] : []),
        ...(file ? [] : [{ path: 'file', rule: 'required' } as const]),
      ]
    : replyProblems({ words });
  const form = useSendForm({
    content: { ...typed.value, file: files[0]?.src ?? '' },
    problems,
    call: async (): Promise<SaveAnswer<unknown>> =>
      isIssued && file
        ? await issue({ query: { requestId: id, invoiceNumber }, upload: file })
        : await refuse({ body: { requestId: id, words } }),
    onSent: () => typed.settle(typed.value),
  });
  const set = (change: Partial<typeof typed.value>) => typed.set((value) => ({ ...value, ...change }));
  const facts = Object.entries(profile).filter(([, value]) => value !== '');
  return (
    <FormSection
      title={`${t('invoice.list')} · ${t(`invoice.kind_${kind}`)}`}
      id={`invoice-${id}`}
      aside={<StatusDot status={dots[status]}>{t(`invoice.status_${status}`)}</StatusDot>}
    >
      <div className={styles.form}>
        <DescriptionList
          columns={2}
          items={[
            ...facts.map(([key, value]) => ({ key, label: t(`invoice.${key}`), value })),
            { key: 'bills', label: t('title'), value: bills.map(({ number }) => number).join(', ') },
            {
              key: 'amounts',
              label: t('bill.amounts'),
              value: <Amounts amounts={sumsByCurrency(bills.flatMap(({ totals }) => totals))} isInline />,
            },
            ...(remarks ? [{ key: 'remarks', label: t('invoice.remarks'), value: remarks }] : []),
          ]}
        />
        {status === 'requested' ? (
          <DecisionFields
            form={form}
            labels={{ confirm: t('desk.attach'), refuse: t('desk.refuse') }}
            value={{ decision, words }}
            onChange={set}
          >
            <FormField
              id={form.idOf('invoiceNumber')}
              label={t('desk.invoiceNumber')}
              error={form.errorOf('invoiceNumber')}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  isCode
                  value={invoiceNumber}
                  onChange={(text) => set({ invoiceNumber: text })}
                />
              )}
            </FormField>
            <FormField
              id={form.idOf('file')}
              label={t('desk.invoiceFile')}
              error={form.errorOf('file')}
              isRequired
              isGroup
            >
              {(control) => (
                <FileUpload
                  {...control}
                  kinds={['pdf']}
                  maxCount={1}
                  value={files}
                  upload={async (picked) => {
                    // It is sent with the number, not before; until then it is opened from here.
                    setChosen(picked);
                    return { fileName: picked.name, src: URL.createObjectURL(picked) };
                  }}
                  onChange={(change) => setFiles(change)}
                />
              )}
            </FormField>
          </DecisionFields>
        ) : (
          <SendFailure form={form} />
        )}
      </div>
    </FormSection>
  );
}
