import { type BillStatus, canBill } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { type InvoiceProfile, useCostInvoiceProfilesQuery } from '../calls/cost.queries.ts';
import { useWithinLimit } from '../limits/use-within-limit.ts';
import { InvoiceForm } from './InvoiceForm.tsx';
import { TitleForm } from './TitleForm.tsx';

export type InvoicedBill = { id: string; number: string; status: BillStatus };

type RequestInvoiceProps = {
  bills: readonly InvoicedBill[];
  onDone?: () => void;
} & Pick<ButtonProps, 'size' | 'type'>;

/** Asks for a VAT invoice for those of the bills that are confirmed; the button is there while there are any. */
export function RequestInvoice({ bills, onDone, ...button }: RequestInvoiceProps) {
  const { t } = useTranslation('cost');
  const isWithinLimit = useWithinLimit();
  const [asked, setAsked] = useState<readonly InvoicedBill[] | null>(null);
  const open = bills.filter(({ status }) => canBill(status, 'requestInvoice'));
  const close = () => setAsked(null);
  return (
    <>
      {open.length > 0 && (
        <Button {...button} onClick={() => isWithinLimit(open) && setAsked(open)}>
          {t('invoice.action')}
        </Button>
      )}
      {asked && (
        <FullScreenDialog isOpen title={t('invoice.dialog')} onClose={close}>
          <InvoiceSteps
            bills={asked}
            onSent={() => {
              close();
              onDone?.();
            }}
          />
        </FullScreenDialog>
      )}
    </>
  );
}

/** The first request asks for a title (抬头) before anything else. */
function InvoiceSteps({ bills, onSent }: { bills: readonly InvoicedBill[]; onSent: () => void }) {
  const [edited, setEdited] = useState<'none' | 'new' | InvoiceProfile>('none');
  const { data: profiles } = useCostInvoiceProfilesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!profiles) return null;
  if (edited !== 'none' || profiles.length === 0) {
    const profile = typeof edited === 'object' ? edited : undefined;
    return <TitleForm profile={profile} onDone={() => setEdited('none')} isFirst={profiles.length === 0} />;
  }
  return (
    <InvoiceForm
      bills={bills}
      profiles={profiles}
      onSent={onSent}
      onNewTitle={() => setEdited('new')}
      onChangeTitle={setEdited}
    />
  );
}
