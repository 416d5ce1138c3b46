import { type BillStatus, canBill } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useWithinLimit } from '../limits/use-within-limit.ts';
import { ProofForm } from './ProofForm.tsx';
import { owedOfBills, type PayableBill } from './proof-draft.ts';

type SendProofProps = {
  bills: readonly (PayableBill & { status: BillStatus })[];
  onDone?: () => void;
} & Pick<ButtonProps, 'size' | 'type'>;

/** Sends a proof of payment for the bills that owe something; the button is there while there are any. */
export function SendProof({ bills, onDone, ...button }: SendProofProps) {
  const { t } = useTranslation('cost');
  const isWithinLimit = useWithinLimit();
  const [asked, setAsked] = useState<readonly PayableBill[] | null>(null);
  const payable = bills.filter((bill) => canBill(bill.status, 'pay') && owedOfBills([bill]).length > 0);
  const close = () => setAsked(null);
  return (
    <>
      {payable.length > 0 && (
        <Button {...button} onClick={() => isWithinLimit(payable) && setAsked(payable)}>
          {t('proof.action')}
        </Button>
      )}
      {asked && (
        <FullScreenDialog isOpen title={t('proof.title')} widthPx={640} onClose={close}>
          <ProofForm
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
