import { Button } from 'antd';
import { useState } from 'react';
import { useSamples } from '../../gallery/sample-words.ts';
import { useTexts } from '../ui-texts.ts';
import { DynamicForm } from './DynamicForm.tsx';
import { defineForm } from './definition/define-form.ts';

type Hours = { opensAt: string | null; closesAt: string | null; holidays: string | null };

const said = (zh: string, en: string) => ({ 'zh-CN': zh, en });
const submit = { 'zh-CN': { submit: '提交' }, en: { submit: 'Submit' } };

/** When a warehouse is open: times of day, one of them required. */
const hoursForm = defineForm<Hours>({
  sections: [
    {
      key: 'hours',
      title: said('仓库营业时间', 'Opening hours of the warehouse'),
      fields: [
        {
          name: 'opensAt',
          kind: 'time',
          label: said('开门时间', 'Opens at'),
          help: said('可输入 0930、9点半', '0930 can be typed as well'),
          required: true,
        },
        { name: 'closesAt', kind: 'time', label: said('关门时间', 'Closes at'), required: true },
        { name: 'holidays', kind: 'time', label: said('节假日关门时间', 'Closes on holidays at') },
      ],
    },
  ],
});

const times = {
  empty: { opensAt: null, closesAt: null, holidays: null },
  filled: { opensAt: '09:30', closesAt: '18:00', holidays: null },
  wrong: { opensAt: '25:70', closesAt: '下午', holidays: null },
} satisfies Record<string, Hours>;

type HoursProps = { initial: keyof typeof times; isReadOnly?: boolean; isDisabled?: boolean };

/** The form of one set of times. For previews. */
export function WarehouseHours({ initial, isReadOnly, isDisabled }: HoursProps) {
  const texts = useTexts(submit);
  const [values, setValues] = useState<Hours>(useSamples(times[initial]));
  return (
    <DynamicForm
      definition={hoursForm}
      values={values}
      onChange={setValues}
      isReadOnly={isReadOnly}
      isDisabled={isDisabled}
    >
      <Button type="primary" htmlType="submit" disabled={isDisabled}>
        {texts.submit}
      </Button>
    </DynamicForm>
  );
}
