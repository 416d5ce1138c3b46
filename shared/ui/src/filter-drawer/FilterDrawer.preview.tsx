import type { Locale, ParsedCondition, SelectOption } from '@berth/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import { matchRank } from '../search-select/match-options.ts';
import { useUiTexts } from '../ui-texts.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer, type FilterDrawerHandle } from './FilterDrawer.tsx';
import type { FilterField } from './filter-field.ts';
import { usePreviewMemory } from './preview-memory.ts';

const option = (value: string, nameZh: string, nameEn: string, search = ''): SelectOption => ({
  value,
  nameZh,
  nameEn,
  search,
});
const statuses = [
  option('toBeReceived', '待收货', 'To be received', 'daishouhuo dsh'),
  option('received', '已收货', 'Received', 'yishouhuo ysh'),
  option('spaceLocked', '已放舱', 'Space locked', 'yifangcang yfc'),
  option('arrived', '已到港', 'Arrived at port', 'yidaogang ydg'),
  option('pickedUp', '已提货', 'Picked up', 'yitihuo yth'),
];
const ports = [
  option('USLAX', '洛杉矶', 'Los Angeles', 'luoshanji lsj'),
  option('USLGB', '长滩', 'Long Beach', 'changtan ct'),
  option('DEHAM', '汉堡', 'Hamburg', 'hanbao hb'),
];
const searchPorts = async (typed: string) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return ports.filter((port) => matchRank(port, typed) !== null);
};
searchPorts.ofValues = async (values: readonly string[]) =>
  ports.filter(({ value }) => values.includes(value));

function fieldsIn(locale: Locale): readonly FilterField[] {
  const label = (zh: string, en: string) => (locale === 'en' ? en : zh);
  return [
    { field: 'goodsName', label: label('货物', 'Goods'), kind: 'text', isSelected: true },
    { field: 'status', label: label('状态', 'Status'), kind: 'select', isMultiple: true, options: statuses },
    { field: 'etd', label: label('预计开船日', 'Estimated departure'), kind: 'daterange', isSelected: true },
    {
      field: 'destination',
      label: label('目的地', 'Destination'),
      kind: 'select',
      isMultiple: true,
      options: searchPorts,
    },
    { field: 'containers', label: label('箱号', 'Containers'), kind: 'tags' },
    {
      field: 'weight',
      label: label('毛重 (KGS)', 'Gross weight (KGS)'),
      kind: 'number',
      defaultOperator: '>=',
    },
    { field: 'isPickup', label: label('上门提货', 'Pickup'), kind: 'switch', defaultOperator: '=' },
    {
      field: 'expectedWarehousingAt',
      label: label('预计入仓时间', 'Expected at our warehouse'),
      kind: 'datetime',
      defaultOperator: '<=',
    },
    { field: 'createdAt', label: label('创建时间', 'Created'), kind: 'datetimerange' },
    { field: 'billDate', label: label('账单日', 'Bill date'), kind: 'date', defaultOperator: '=' },
  ];
}

const every: readonly ParsedCondition[] = [
  { field: 'goodsName', operator: 'include', values: ['蓝牙耳机'] },
  { field: 'status', operator: 'include', values: ['toBeReceived', 'received'] },
  { field: 'etd', operator: '>=', values: ['2026-12-01'] },
  { field: 'etd', operator: '<=', values: ['2026-12-31'] },
  { field: 'destination', operator: 'include', values: ['USLAX', 'USLGB'] },
  { field: 'containers', operator: 'notinclude', values: ['MSKU1234565', 'TGHU7654321'] },
  { field: 'weight', operator: '>=', values: ['1200.5'] },
  { field: 'isPickup', operator: '=', values: ['1'] },
  { field: 'expectedWarehousingAt', operator: '<=', values: ['2026-12-04 14:00:00'] },
  { field: 'createdAt', operator: '>=', values: ['2026-11-01 00:00:00'] },
];
const wrong: readonly ParsedCondition[] = [
  { field: 'etd', operator: '>=', values: ['2026-12-31'] },
  { field: 'etd', operator: '<=', values: ['2026-12-01'] },
  { field: 'weight', operator: '>=', values: ['约两吨'] },
  { field: 'shipmentId', operator: '=', values: ['FBA15GCL9X61'] },
];
const long: readonly ParsedCondition[] = [
  {
    field: 'goodsName',
    operator: 'include',
    values: ['深圳市前海蛇口自贸片区远洋国际货运代理有限公司盐田保税仓储物流分公司第三营业部'],
  },
  {
    field: 'containers',
    operator: 'include',
    values: Array.from({ length: 30 }, (_each, at) => `MSKU${1234560 + at}`),
  },
];

type StageProps = {
  conditions?: readonly ParsedCondition[];
  fields?: readonly FilterField[];
  changes?: Parameters<typeof usePreviewMemory>[0];
  /** Opens the drawer at once, at its conditions or its favourites. */
  opens?: 'conditions' | 'favourites';
  children?: ReactNode;
};

function Stage({ conditions: initial = [], fields, changes, opens }: StageProps) {
  const { locale } = useUiTexts();
  const [conditions, setConditions] = useState(useSamples(initial));
  const memory = usePreviewMemory(changes);
  const drawer = useRef<FilterDrawerHandle>(null);
  const shown = fields ?? fieldsIn(locale);
  useEffect(() => {
    if (!opens) return;
    drawer.current?.open();
    if (opens === 'conditions') return;
    const wait = setTimeout(() => document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click(), 50);
    return () => clearTimeout(wait);
  }, [opens]);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <FilterDrawer
        ref={drawer}
        fields={shown}
        conditions={conditions}
        onApply={setConditions}
        memory={memory}
      />
      <FilterChips
        fields={shown}
        conditions={conditions}
        onChange={setConditions}
        onOpen={(field) => drawer.current?.open(field)}
      />
    </div>
  );
}

const refuse = async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  throw new Error('服务暂时不可用，请稍后再试。 The service is unavailable for the moment.');
};

export const preview = {
  title: { 'zh-CN': '过滤器', en: 'Filter drawer' },
  states: {
    plain: () => <Stage />,
    applied: () => <Stage conditions={every} />,
    long: () => <Stage conditions={long} />,
    open: { alone: () => <Stage opens="conditions" /> },
    'every-kind': { alone: () => <Stage conditions={every} opens="conditions" /> },
    wrong: { alone: () => <Stage conditions={wrong} opens="conditions" /> },
    'no-fields': { alone: () => <Stage fields={[]} opens="conditions" /> },
    favourites: { alone: () => <Stage opens="favourites" /> },
    'no-favourites': { alone: () => <Stage opens="favourites" changes={{ filters: [] }} /> },
    'loading-favourites': {
      alone: () => <Stage opens="favourites" changes={{ filters: [], areFiltersLoading: true }} />,
    },
    'failing-memory': {
      alone: () => (
        <Stage
          conditions={every.slice(0, 1)}
          opens="conditions"
          changes={{ saveFilter: refuse, deleteFilter: refuse, canShare: false }}
        />
      ),
    },
  },
} satisfies Preview;
