import { levyNatures, supervisionModes, tradeTerms } from '@berth/contract';
import { type Section, sameName, withBuyOrder, words } from './section.ts';
import { optionsOf } from './sheet-columns.ts';

/** 报关单表头 */
export const headerSection: Section = {
  key: 'header',
  title: words('报关单表头', 'Header of the declaration'),
  fields: [
    {
      name: 'header',
      kind: 'group',
      label: words('表头', 'Header'),
      fields: [
        {
          name: 'consignorName',
          kind: 'input',
          label: words('境内发货人', 'Consignor in China'),
          help: words('买单时由货代提供', 'With a buy-order the forwarder provides it'),
          required: { not: withBuyOrder },
        },
        {
          name: 'consignorCode',
          kind: 'input',
          format: 'credit-code',
          label: words('发货人统一社会信用代码', 'Consignor’s credit code'),
          required: { not: withBuyOrder },
        },
        {
          name: 'consigneeName',
          kind: 'input',
          label: words('境外收货人', 'Consignee'),
          required: true,
        },
        { name: 'consigneeAddress', kind: 'input', label: words('收货人地址', 'Consignee’s address') },
        { name: 'producerName', kind: 'input', label: words('生产销售单位', 'Producer') },
        {
          ...({ name: 'producerCode', kind: 'input', format: 'credit-code' } as const),
          label: words('生产单位信用代码', 'Producer’s credit code'),
        },
        {
          ...({ name: 'supervisionMode', kind: 'select', required: true } as const),
          label: words('监管方式', 'Supervision mode'),
          options: optionsOf(supervisionModes),
        },
        {
          ...({ name: 'levyNature', kind: 'select' } as const),
          label: words('征免性质', 'Levy nature'),
          options: optionsOf(levyNatures),
        },
        {
          name: 'contractNumber',
          kind: 'input',
          label: words('合同号', 'Contract number'),
          required: true,
        },
        {
          name: 'contractDate',
          kind: 'date',
          label: words('合同日期', 'Contract date'),
          required: true,
        },
        { name: 'invoiceNumber', kind: 'input', label: words('发票号', 'Invoice number') },
        { name: 'invoiceDate', kind: 'date', label: words('发票日期', 'Invoice date') },
        { name: 'exitCustoms', kind: 'input', label: words('出境关别', 'Customs of exit') },
        { name: 'exitPort', kind: 'input', label: words('离境口岸', 'Port of exit') },
        {
          ...({ name: 'tradeCountry', kind: 'select', required: true } as const),
          label: words('贸易国', 'Trading country'),
          options: { source: 'countries' },
        },
        {
          ...({ name: 'destinationCountry', kind: 'select', required: true } as const),
          label: words('运抵国', 'Country of destination'),
          options: { source: 'countries' },
        },
        { name: 'destinationPort', kind: 'input', label: words('指运港', 'Port of destination') },
        { name: 'blNumber', kind: 'input', format: 'code', label: words('提运单号', 'Bill of lading') },
        {
          ...({ name: 'sourcePlace', kind: 'input', required: true } as const),
          label: words('境内货源地', 'Source of the goods in China'),
        },
        { name: 'packing', kind: 'input', label: words('包装种类', 'Packing'), required: true },
        {
          ...({ name: 'terms', kind: 'select', required: true } as const),
          label: words('成交方式', 'Terms'),
          options: optionsOf(Object.fromEntries(tradeTerms.map(sameName))),
        },
        {
          name: 'freight',
          kind: 'number',
          isSigned: true,
          decimals: 2,
          label: words('运费', 'Freight'),
        },
        {
          name: 'insurance',
          kind: 'number',
          isSigned: true,
          decimals: 2,
          label: words('保费', 'Insurance'),
        },
        { name: 'extras', kind: 'number', isSigned: true, decimals: 2, label: words('杂费', 'Extras') },
      ],
    },
  ],
};
