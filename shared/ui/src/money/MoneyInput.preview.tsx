import type { Currency } from '@berth/contract';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { MoneyInput } from './MoneyInput.tsx';

type ExampleProps = { currency: Currency; first?: string; isInvalid?: boolean };

function Example({ currency, first = '1409.50', isInvalid = false }: ExampleProps) {
  const [value, setValue] = useState(first);
  const input = { currency, value, onChange: setValue, 'aria-label': currency };
  return <MoneyInput {...input} aria-invalid={isInvalid || undefined} />;
}

export const preview = {
  title: { 'zh-CN': '金额输入', en: 'Money input' },
  states: {
    yuan: () => <Example currency="CNY" />,
    yen: () => <Example currency="JPY" first="1409" />,
    invalid: () => <Example currency="BHD" first="1.2345" isInvalid />,
    disabled: () => <MoneyInput currency="USD" value="5" onChange={() => {}} aria-label="USD" isDisabled />,
  },
} satisfies Preview;
