import { type StatementFormat, statementFormats, statementLimits } from '@berth/contract';
import { problemText, useTranslation } from '@berth/runtime';
import {
  ChoiceGroup,
  type DateRange,
  DateRangeInput,
  FormField,
  FullScreenDialog,
  PageNotice,
  useChinaDay,
} from '@berth/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';

import { daysOf, daysProblem, type StatementPeriod, statementPeriods } from './statement-period.ts';
import styles from './statements.module.css';
import { useStatement } from './use-statement.ts';

/** A statement (对账单) of a period: the button and its dialog. */
export function PeriodStatement() {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('statement.action')}</Button>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function StatementDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useTranslation('cost');
  const id = useId();
  const today = useChinaDay();
  const [period, setPeriod] = useState<StatementPeriod>('lastMonth');
  const [own, setOwn] = useState<DateRange>([null, null]);
  const [format, setFormat] = useState<StatementFormat>('pdf');
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, start } = useStatement(onClose);
  const problem = period === 'own' ? daysProblem(own) : null;
  const send = () => {
    setTried(true);
    if (problem) return;
    const [from, to] = own;
    const days = period === 'own' ? { from: from ?? '', to: to ?? '' } : daysOf(period, today);
    void start({ ...days, format, language: locale });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="primary" loading={isBusy} onClick={send}>
        {t('statement.download')}
      </Button>
    </>
  );
  return (
    <FullScreenDialog isOpen title={t('statement.title')} widthPx={560} onClose={onClose} footer={footer}>
      <div className={styles.form}>
        <FormField id={`${id}-period`} label={t('statement.period')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              choices={statementPeriods.map((value) => ({ value, label: t(`statement.${value}`) }))}
              value={period}
              onChange={setPeriod}
            />
          )}
        </FormField>
        {period === 'own' && (
          <FormField
            id={`${id}-days`}
            label={t('statement.days')}
            error={isTried && problem ? t(`statement.${problem}`, { days: statementLimits.days }) : undefined}
            isRequired
            isGroup
          >
            {(control) => <DateRangeInput {...control} value={own} onChange={setOwn} />}
          </FormField>
        )}
        <FormField id={`${id}-format`} label={t('statement.format')} isGroup>
          {(control) => (
            <ChoiceGroup
              {...control}
              choices={statementFormats.map((value) => ({ value, label: t(`statement.format_${value}`) }))}
              value={format}
              onChange={setFormat}
            />
          )}
        </FormField>
        {failure && failure.status !== 401 && (
          <PageNotice tone="danger" title={problemText(failure, locale)} />
        )}
      </div>
    </FullScreenDialog>
  );
}
