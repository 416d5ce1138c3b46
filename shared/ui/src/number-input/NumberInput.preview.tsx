import { problemMessage } from '@berth/contract';
import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { NumberInput } from './NumberInput.tsx';
import { numberDraftProblem } from './number-draft.ts';

const words = {
  'zh-CN': { weight: '毛重', pieces: '件数', unit: '人民币 / 公斤（含燃油附加费）', price: '单价' },
  en: {
    weight: 'Gross weight',
    pieces: 'Pieces',
    unit: 'CNY per kg, fuel surcharge included',
    price: 'Price',
  },
};

type Case = { label?: 'weight' | 'pieces' | 'price'; initial?: string; isDisabled?: boolean };

function Example({ label = 'weight', initial = '', isDisabled }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState(useSamples(initial));
  const isWhole = label === 'pieces';
  const problem = numberDraftProblem(value, { decimals: isWhole ? 0 : 3 });
  const error = problem ? problemMessage({ ...problem, path: label }, texts.locale) : undefined;
  const unit = { weight: 'KGS', pieces: 'CTNS', price: texts.unit }[label];
  return (
    <FormField id={useId()} label={texts[label]} error={error}>
      {(control) => (
        <NumberInput
          {...control}
          unit={unit}
          isWhole={isWhole}
          value={value}
          onChange={setValue}
          isDisabled={isDisabled}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '数字', en: 'Number' },
  states: {
    plain: () => <Example />,
    entered: () => <Example initial="1284.50" />,
    'no-number': () => <Example initial="十二" />,
    'too-many-decimals': () => <Example initial="12.34567" />,
    'not-whole': () => <Example label="pieces" initial="12.5" />,
    disabled: () => <Example initial="1284.50" isDisabled />,
    'long-text': () => <Example label="price" initial="1234567.891" />,
  },
} satisfies Preview;
