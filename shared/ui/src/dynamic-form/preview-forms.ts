import type { LocalizedText } from '@berth/contract';
import { defineForm } from './definition/define-form.ts';
import type { FormOptionSource } from './definition/form-functions.ts';

/** An FCL booking in short: where to, fetched or brought, which container, what is in it. For previews and tests. */
export type FclDraft = {
  warehouseType: 'amazon' | 'private' | null;
  warehouseCode: string;
  country: string;
  stateName: string;
  postalCode: string;
  address: string;
  contactPhone: string;
  isPickup: boolean;
  pickupAt: string | null;
  pickupAddress: string;
  container: { kind: string; count: string; weight: string; isOwned: boolean; number: string };
  nature: readonly ('battery' | 'magnet' | 'liquid')[];
  goods: string;
  sailing: readonly [string | null, string | null];
  references: readonly string[];
  remarks: string;
};
export type FclNames = { source: 'states'; rule: 'pickup-before-sailing'; table: never };

export const emptyFcl: FclDraft = {
  warehouseType: null,
  warehouseCode: '',
  country: '',
  stateName: '',
  postalCode: '',
  address: '',
  contactPhone: '',
  isPickup: false,
  pickupAt: null,
  pickupAddress: '',
  container: { kind: '', count: '', weight: '', isOwned: false, number: '' },
  nature: [],
  goods: '',
  sailing: [null, null],
  references: [],
  remarks: '',
};

export const filledFcl: FclDraft = {
  warehouseType: 'private',
  warehouseCode: '',
  country: 'US',
  stateName: 'CA',
  postalCode: '90745',
  address: '2220 E Carson St, Building 7, Dock 12–18\nCarson, CA',
  contactPhone: '+1 310 555 0100',
  isPickup: true,
  pickupAt: '2026-12-01 09:30:00',
  pickupAddress: '深圳市宝安区福海街道展城社区建安路 21 号三栋一楼',
  container: { kind: '40HQ', count: '2', weight: '38640.5', isOwned: true, number: 'CSQU3054383' },
  nature: ['battery', 'liquid'],
  goods: '8507',
  sailing: ['2026-12-05', '2026-12-12'],
  references: ['PO-2026-1182', 'FBA15GCL9X61'],
  remarks: '请勿叠放；到港前三天通知收货人。',
};

export const words = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });
const option = (value: string, nameZh: string, nameEn: string, search: string) => ({
  value,
  nameZh,
  nameEn,
  search,
});

export const countries = [
  option('US', '美国', 'United States', 'meiguo mg'),
  option('DE', '德国', 'Germany', 'deguo dg'),
];
const states: Record<string, ReturnType<typeof option>[]> = {
  US: [
    option('CA', '加利福尼亚州', 'California', 'jialifuniya jlfny'),
    option('NJ', '新泽西州', 'New Jersey', 'xinzexi xzx'),
  ],
  DE: [option('HH', '汉堡', 'Hamburg', 'hanbao hb')],
};
/** Countries with their states, to go down level by level. */
export const places = countries.map((country) => ({ ...country, children: states[country.value] ?? [] }));
const statesOf: FormOptionSource<FclDraft> = async ({ country }) => states[country] ?? [];

const goods = [
  {
    ...option('85', '电机、电气设备', 'Electrical machinery', 'dianji dj'),
    children: [
      option('8507', '蓄电池', 'Batteries', 'xudianchi xdc'),
      option('8518', '耳机与扬声器', 'Headphones', 'erji ej'),
    ],
  },
  option('94', '家具', 'Furniture', 'jiaju jj'),
];

const isPrivate = { field: 'warehouseType', operator: '=', value: 'private' } as const;
const isPickup = { field: 'isPickup', operator: '=', value: true } as const;

export const fclForm = defineForm<FclDraft, FclNames>({
  sections: [
    {
      key: 'delivery',
      title: words('派送', 'Delivery'),
      fields: [
        {
          name: 'warehouseType',
          kind: 'radio',
          label: words('仓库类型', 'Kind of warehouse'),
          required: true,
          choices: [
            { value: 'amazon', label: words('亚马逊', 'Amazon') },
            { value: 'private', label: words('私人地址', 'Private address') },
          ],
        },
        {
          name: 'warehouseCode',
          kind: 'select',
          label: words('仓库代码', 'Warehouse code'),
          shown: { field: 'warehouseType', operator: '=', value: 'amazon' },
          required: true,
          isFreeEntry: true,
          options: [option('ONT8', 'ONT8 莫雷诺谷', 'ONT8 Moreno Valley', 'ont8')],
        },
        {
          name: 'country',
          kind: 'select',
          label: words('国家', 'Country'),
          shown: isPrivate,
          required: true,
          options: countries,
        },
        {
          name: 'stateName',
          kind: 'select',
          label: words('州 / 省', 'State'),
          shown: isPrivate,
          required: { field: 'country', operator: '=', value: 'US' },
          disabled: { field: 'country', operator: 'empty' },
          options: { source: 'states', dependsOn: ['country'] },
        },
        {
          name: 'postalCode',
          kind: 'input',
          format: 'code',
          label: words('邮编', 'Postal code'),
          shown: isPrivate,
          rules: [{ rule: 'length', max: 10 }],
        },
        {
          name: 'contactPhone',
          kind: 'input',
          format: 'phone',
          label: words('收货人电话', 'Telephone of the consignee'),
          help: words('含国家和地区代码', 'With country and area code'),
          shown: isPrivate,
          required: true,
        },
        {
          name: 'address',
          kind: 'textarea',
          rows: 2,
          label: words('详细地址', 'Street address'),
          shown: isPrivate,
          required: true,
          rules: [{ rule: 'length', min: 5, max: 200 }],
        },
      ],
    },
    {
      key: 'pickup',
      title: words('提货', 'Pickup'),
      fields: [
        {
          name: 'sailing',
          kind: 'date-range',
          label: words('期望开船', 'Sailing wanted'),
          isWide: true,
        },
        { name: 'isPickup', kind: 'switch', label: words('上门提货', 'Pickup at the door'), isWide: true },
        {
          name: 'pickupAt',
          kind: 'datetime',
          label: words('提货时间', 'Pickup time'),
          shown: isPickup,
          required: true,
          rules: [{ rule: 'custom', name: 'pickup-before-sailing' }],
        },
        {
          name: 'pickupAddress',
          kind: 'input',
          label: words('提货地址', 'Pickup address'),
          shown: isPickup,
          required: true,
        },
      ],
    },
    {
      key: 'cargo',
      title: words('箱货', 'Container and cargo'),
      fields: [
        {
          name: 'container',
          kind: 'group',
          label: words('集装箱', 'Container'),
          fields: [
            {
              name: 'kind',
              kind: 'select',
              label: words('箱型', 'Type'),
              required: true,
              options: ['20GP', '40GP', '40HQ'].map((code) => option(code, code, code, code.toLowerCase())),
            },
            {
              name: 'count',
              kind: 'number',
              decimals: 0,
              label: words('箱量', 'Quantity'),
              required: true,
              rules: [{ rule: 'range', max: 50 }],
            },
            { name: 'weight', kind: 'number', unit: 'KGS', label: words('毛重', 'Gross weight') },
            { name: 'isOwned', kind: 'switch', label: words('货主自备箱', "Shipper's own container") },
            {
              name: 'number',
              kind: 'input',
              format: 'container-number',
              label: words('箱号', 'Container number'),
              shown: { field: 'container.isOwned', operator: '=', value: true },
              required: true,
            },
          ],
        },
        {
          name: 'goods',
          kind: 'tree-select',
          label: words('品类', 'Group of goods'),
          isLeafOnly: true,
          options: goods,
        },
        { name: 'references', kind: 'tags', label: words('参考号', 'References'), max: 5, isCode: true },
        {
          name: 'nature',
          kind: 'checkbox',
          label: words('货物属性', 'Nature of the cargo'),
          choices: [
            {
              value: 'battery',
              label: words('带电', 'With batteries'),
              hint: words('需提供 UN38.3', 'UN38.3 is needed'),
            },
            { value: 'magnet', label: words('带磁', 'Magnetic') },
            { value: 'liquid', label: words('液体', 'Liquid') },
          ],
        },
        {
          name: 'remarks',
          kind: 'textarea',
          label: words('订舱备注', 'Remarks'),
          rules: [{ rule: 'length', max: 500 }],
        },
      ],
    },
  ],
});

export const fclFunctions = {
  sources: { states: statesOf },
  rules: {
    'pickup-before-sailing': (value: unknown, { sailing }: FclDraft) => {
      const isLate = typeof value === 'string' && sailing[0] !== null && value.slice(0, 10) > sailing[0];
      return isLate ? words('提货时间不能晚于开船', 'The pickup must come before the sailing') : null;
    },
  },
};
