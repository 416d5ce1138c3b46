import { billEntryLimits, checkText, type Problem, replyProblems, sumsByCurrency } from '@berth/contract';
import { useTranslation, useTypedPage } from '@berth/runtime';
import {
  Amounts,
  DescriptionList,
  FileUpload,
  FormField,
  FormSection,
  type SaveAnswer,
  SendFailure,
  StatusDot,
  TextField,
  type UploadedFile,
  useTypedForm,
} from '@berth/ui';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import {
  type InvoiceRequest,
  useDeskInvoiceMutation,
  useDeskRefuseInvoiceMutation,
} from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { DecisionFields, undecided } from './DecisionFields.tsx';

type DecideInvoiceProps = { request: InvoiceRequest; status: Bill['invoices'][number]['status'] };

const dots = { requested: 'running', issued: 'finished', refused: 'failed' } as const;

/** A request for a VAT invoice: its title as it is to be made out, and the PDF that answers it or why there is none. */
export function DecideInvoice({ request, status }: DecideInvoiceProps) {
  const { t } = useTranslation('cost');
  const { id, kind, profile, remarks, bills } = request;
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [chosen, setChosen] = useState<File | null>(null);
  const [issue] = useDeskInvoiceMutation();
  const [refuse] = useDeskRefuseInvoiceMutation();
  const file = files.length > 0 ? chosen : null;
  const initial = { ...undecided, invoiceNumber: '' };
  const of = useTypedForm(
    useTypedPage(),
    `decideInvoice.${id}`,
    initial,
    ({ decision, words, invoiceNumber }) => {
      const tooLong = checkText(invoiceNumber, billEntryLimits.number);
      const ofNumber = invoiceNumber.trim() === '' ? ({ rule: 'required' } as const) : tooLong;
      const wrong: Problem[] = [
        ...(ofNumber ? [{ path: 'invoiceNumber', ...ofNumber }] : []),
        ...(file ? [] : [{ path: 'file', rule: 'required' } as const]),
      ];
      return {
        content: { decision, words, invoiceNumber, file: files[0]?.src ?? '' },
        problems: decision === 'confirm' ? wrong : replyProblems({ words }),
        call: async (): Promise<SaveAnswer<unknown>> =>
          decision === 'confirm' && file
            ? await issue({ query: { requestId: id, invoiceNumber }, upload: file })
            : await refuse({ body: { requestId: id, words } }),
        onSent: () => undefined,
      };
    },
  );
  const { form } = of;
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
        {status !== 'requested' && <SendFailure form={form} />}
        {status === 'requested' && (
          <DecisionFields of={of} confirm={t('desk.attach')}>
            <TextField of={of} name="invoiceNumber" label={t('desk.invoiceNumber')} isCode isRequired />
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
        )}
      </div>
    </FormSection>
  );
}
