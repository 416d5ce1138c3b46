import { documentKinds, locales, markSizes } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ChoiceGroup, FormField } from '@berth/ui';
import { useId } from 'react';
import { CartonRange } from './CartonRange.tsx';
import type { PrintPlan } from './use-print-plan.ts';

/** What is printed, on what, in which language and of which cartons. */
export function PrintFields({ plan }: { plan: PrintPlan }) {
  const { t } = useTranslation('booking');
  const { choices, choose, open, pieces, hasCartons } = plan;
  const { document, size, language, range } = choices;
  return (
    <>
      <Choice
        label={t('printing.what')}
        values={documentKinds.toReversed()}
        labelOf={(value) => t(`printing.document.${value}`)}
        value={document}
        onChange={(value) => choose({ document: value })}
      />
      {document === 'marks' && (
        <Choice
          label={t('printing.paper')}
          values={markSizes}
          labelOf={(value) => t(`printing.size.${value}`)}
          value={size}
          onChange={(value) => choose({ size: value })}
        />
      )}
      <Choice
        label={t('printing.language')}
        values={locales}
        labelOf={(value) => t(`printing.in.${value}`)}
        value={language}
        onChange={(value) => choose({ language: value })}
      />
      {document === 'marks' && open.length === 1 && hasCartons && (
        <CartonRange
          range={range}
          cartons={open[0]?.cartons ?? 0}
          isWrong={pieces === null}
          onChange={(value) => choose({ range: value })}
        />
      )}
    </>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, values, labelOf, value, onChange }: ChoiceProps<Value>) {
  const choices = values.map((each) => ({ value: each, label: labelOf(each) }));
  return (
    <FormField id={useId()} label={label} isGroup>
      {(control) => <ChoiceGroup {...control} choices={choices} value={value} onChange={onChange} />}
    </FormField>
  );
}
