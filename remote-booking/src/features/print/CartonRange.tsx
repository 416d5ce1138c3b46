import { useTranslation } from '@berth/runtime';
import { FormField, NumberInput } from '@berth/ui';
import { useId } from 'react';
import styles from './PrintDialog.module.css';
import type { TypedRange } from './printable-booking.ts';

type CartonRangeProps = {
  range: TypedRange;
  /** Of the booking. */
  cartons: number;
  isWrong: boolean;
  onChange: (range: TypedRange) => void;
};

/** Which cartons of one booking get a label: a label that got wet, or one part of very many. */
export function CartonRange({ range, cartons, isWrong, onChange }: CartonRangeProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  return (
    <div className={styles.range}>
      <FormField
        id={`${id}-from`}
        label={t('printing.from')}
        error={isWrong ? t('printing.rangeWrong', { cartons }) : undefined}
      >
        {(control) => (
          <NumberInput
            {...control}
            isWhole
            placeholder="1"
            value={range.from}
            onChange={(from) => onChange({ ...range, from })}
          />
        )}
      </FormField>
      <FormField id={`${id}-to`} label={t('printing.to')}>
        {(control) => (
          <NumberInput
            {...control}
            isWhole
            placeholder={String(cartons)}
            value={range.to}
            onChange={(to) => onChange({ ...range, to })}
          />
        )}
      </FormField>
    </div>
  );
}
