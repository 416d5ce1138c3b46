import { type StatementFormat, statementFormats } from '@berth/contract';
import { ApiError, requestFile, useTranslation } from '@berth/runtime';
import { saveFile } from '@berth/ui';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useWithinLimit } from '../limits/use-within-limit.ts';

type MakeStatementProps = { bills: readonly { id: string; number: string }[] } & Pick<ButtonProps, 'size'>;

/** A statement (对账单) of the given bills, as PDF or Excel. */
export function MakeStatement({ bills, size }: MakeStatementProps) {
  const { t } = useTranslation('cost');
  const isWithinLimit = useWithinLimit();
  const [making, setMaking] = useState<StatementFormat | null>(null);
  const [first] = bills;
  const name = bills.length === 1 && first ? first.number : String(bills.length);
  const make = async (format: StatementFormat) => {
    if (!isWithinLimit(bills)) return;
    setMaking(format);
    try {
      const query = { format, ids: bills.map(({ id }) => id).join(',') };
      const file = await requestFile('GET /cost/downCost', { query }, { overlay: false });
      saveFile(`${t('statement.file')} ${name}.${format}`, file);
    } catch (error) {
      // Calls say by a notice why they failed.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setMaking(null);
    }
  };
  return statementFormats.map((format) => (
    <Button
      key={format}
      size={size}
      loading={making === format}
      disabled={bills.length === 0}
      onClick={() => void make(format)}
    >
      {t(`statement.${format}`)}
    </Button>
  ));
}
