import type { Preview } from '../../gallery/preview.ts';
import { StatusDot } from '../status-dot/StatusDot.tsx';
import { useTexts } from '../ui-texts.ts';
import { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const words = {
  'zh-CN': {
    number: '业务编号',
    status: '状态',
    spaceLocked: '已放舱',
    etd: '预计开船日 ETD',
    shipper: '发货人',
    company: '深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓业务分公司一部二组',
    container: '箱号',
    volume: '体积',
    postal: '邮编',
    address: '详细地址',
  },
  en: {
    number: 'Booking number',
    status: 'Status',
    spaceLocked: 'Space locked',
    etd: 'ETD',
    shipper: 'Shipper',
    company: 'Shenzhen Qianhai Berth International Supply Chain Management Services Co., Ltd.',
    container: 'Container',
    volume: 'Volume',
    postal: 'Postal code',
    address: 'Address',
  },
};

function useItems(): readonly Description[] {
  const texts = useTexts(words);
  return [
    { key: 'number', label: texts.number, code: 'SZL-261120-0042' },
    {
      key: 'status',
      label: texts.status,
      value: <StatusDot status="spaceLocked">{texts.spaceLocked}</StatusDot>,
    },
    { key: 'etd', label: texts.etd, value: '2026-11-28' },
    { key: 'shipper', label: texts.shipper, value: texts.company },
    { key: 'container', label: texts.container, code: 'CSNU6512340' },
    { key: 'volume', label: texts.volume, value: '12.480 CBM' },
    { key: 'postal', label: texts.postal, value: '' },
    {
      key: 'address',
      label: texts.address,
      isWide: true,
      value: 'Amazon ONT8\n24300 Nandina Ave\nMoreno Valley, CA 92551-9534\nUnited States',
    },
  ];
}

const List = (props: Omit<DescriptionListProps, 'items'>) => (
  <DescriptionList items={useItems()} {...props} />
);
const EmptyPreview = () => (
  <DescriptionList items={useItems().map(({ key, label }) => ({ key, label, value: '' }))} />
);

export const preview = {
  title: { 'zh-CN': '描述列表', en: 'Description list' },
  states: {
    plain: () => <List />,
    'one-column': () => <List columns={1} />,
    'four-columns': () => <List columns={4} />,
    loading: () => <List isLoading />,
    'all-empty': EmptyPreview,
  },
} satisfies Preview;
