import type { Preview } from '../../gallery/preview.ts';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import { type Description, DescriptionList } from './DescriptionList.tsx';

const items: readonly Description[] = [
  { key: 'number', label: '业务编号', code: 'SZL-261120-0042' },
  { key: 'status', label: '状态', value: <StatusDot status="spaceLocked">已放舱</StatusDot> },
  { key: 'etd', label: '预计开船日 ETD', value: '2026-11-28' },
  {
    key: 'company',
    label: '发货人',
    value: '深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓业务分公司一部二组',
  },
  { key: 'container', label: '箱号', code: 'CSNU6512340' },
  { key: 'volume', label: '体积', value: '12.480 CBM' },
  { key: 'postal', label: '邮编', value: '' },
  {
    key: 'address',
    label: '详细地址',
    isWide: true,
    value: 'Amazon ONT8\n24300 Nandina Ave\nMoreno Valley, CA 92551-9534\nUnited States',
  },
];

export const preview = {
  title: { 'zh-CN': '描述列表', en: 'Description list' },
  states: {
    plain: () => <DescriptionList items={items} />,
    'one-column': () => <DescriptionList items={items} columns={1} />,
    'four-columns': () => <DescriptionList items={items} columns={4} />,
    loading: () => <DescriptionList items={items} isLoading />,
    'all-empty': () => <DescriptionList items={items.map(({ key, label }) => ({ key, label, value: '' }))} />,
  },
} satisfies Preview;
