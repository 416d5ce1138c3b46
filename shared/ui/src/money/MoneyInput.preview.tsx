import type { Currency } from '@berth/contract';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { MoneyInput } from './MoneyInput.tsx';

function Example({ currency, first = '1409.50' }: { currency: Currency; first?: string }) {
  const [value, setValue] = useState(first);
  return <MoneyInput currency={currency} value={value} onChange={setValue} aria-label={currency} />;
}

export const preview = {
  title: { 'zh-CN': '金额输入', en: 'Money input' },
  states: {
    yuan: () => <Example currency="CNY" />,
    yen: () => <Example currency="JPY" first="1409" />,
    invalid: () => (
      <MoneyInput currency="BHD" value="1.2345" onChange={() => {}} aria-label="BHD" aria-invalid />
    ),
    disabled: () => <MoneyInput currency="USD" value="5" onChange={() => {}} aria-label="USD" isDisabled />,
  },
} satisfies Preview;
