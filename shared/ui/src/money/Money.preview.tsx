import type { Preview } from '../../gallery/preview.ts';
import { Money } from './Money.tsx';

export const preview = {
  title: { 'zh-CN': '金额', en: 'Money' },
  states: {
    yuan: () => <Money minorUnits={128_450} currency="CNY" />,
    dollars: () => <Money minorUnits={128_450} currency="USD" />,
    negative: () => <Money minorUnits={-86_000} currency="CNY" />,
    yen: () => <Money minorUnits={1_284_500} currency="JPY" />,
    'unknown-currency': () => <Money minorUnits={128_450} currency="XQZ" />,
    none: () => <Money minorUnits={null} currency="CNY" />,
  },
} satisfies Preview;
