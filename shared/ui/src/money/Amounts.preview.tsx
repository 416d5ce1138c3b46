import type { Preview } from '../../gallery/preview.ts';
import { type Amount, Amounts } from './Amounts.tsx';

const amounts: Amount[] = [
  { currency: 'CNY', amountMinor: 1_284_500, paidMinor: 400_000 },
  { currency: 'USD', amountMinor: 86_000, paidMinor: 86_000 },
  { currency: 'JPY', amountMinor: 1200 },
];

export const preview = {
  title: { 'zh-CN': '各币种金额', en: 'Amounts by currency' },
  states: {
    stacked: () => <Amounts amounts={amounts} />,
    inline: () => <Amounts amounts={amounts} isInline />,
    credit: () => <Amounts amounts={[{ currency: 'CNY', amountMinor: -5000 }]} />,
    none: () => <Amounts amounts={[]} />,
  },
} satisfies Preview;
