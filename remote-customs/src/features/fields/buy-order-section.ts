import { buyOrderNotice, type LocalizedText } from '@berth/contract';
import { type Section, withBuyOrder, words } from './section.ts';

const noticeText: LocalizedText = {
  'zh-CN': buyOrderNotice.lines.map((line) => line['zh-CN']).join(''),
  en: buyOrderNotice.lines.map((line) => line.en).join(' '),
};

/** 买单, with the notice that its customer confirms by name. */
export const buyOrderSection: Section = {
  key: 'buyOrder',
  title: words('买单', 'Buy-order'),
  shown: withBuyOrder,
  fields: [
    {
      name: 'buyOrder',
      kind: 'group',
      label: words('买单信息', 'Buy-order'),
      shown: withBuyOrder,
      fields: [
        { name: 'title', kind: 'input', label: words('抬头', 'Title') },
        {
          name: 'fee',
          kind: 'number',
          decimals: 2,
          unit: 'CNY',
          label: words('约定费用', 'Fee agreed'),
        },
        {
          name: 'principalKind',
          kind: 'radio',
          label: words('实际委托人', 'True principal'),
          choices: [
            { value: 'company', label: words('企业', 'Company') },
            { value: 'person', label: words('个人', 'Person') },
          ],
        },
        {
          ...({ name: 'principalName', kind: 'input', required: true } as const),
          label: words('委托人名称', 'Principal’s name'),
        },
        {
          ...({ name: 'principalNumber', kind: 'input', format: 'code', required: true } as const),
          label: words('统一社会信用代码或身份证号', 'Credit code or ID number'),
        },
        {
          ...({ name: 'principalPhone', kind: 'input', format: 'phone' } as const),
          label: words('联系电话', 'Phone'),
        },
        {
          ...({ name: 'amount', kind: 'number', decimals: 2, required: true } as const),
          label: words('出口金额', 'Amount exported'),
        },
      ],
    },
    {
      name: 'notice',
      kind: 'group',
      label: buyOrderNotice.title,
      shown: withBuyOrder,
      fields: [
        {
          ...({ name: 'name', kind: 'input', required: true, isWide: true } as const),
          label: words('确认人姓名', 'Confirmed by (name)'),
          help: noticeText,
        },
      ],
    },
  ],
};
