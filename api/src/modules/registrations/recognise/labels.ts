import type { ReadLine } from './reading.ts';

/** What stands before values on a business licence, old or new, by the field that it names. */
export const licenceLabels = {
  creditCode: ['统一社会信用代码', '社会信用代码'],
  oldNumber: ['工商注册号', '注册号'],
  companyName: ['企业名称', '字号名称', '名称'],
  registeredAddress: ['主要经营场所', '经营场所', '营业场所', '企业住所', '住所'],
  legalPerson: ['法定代表人姓名', '法定代表人', '执行事务合伙人', '负责人', '经营者姓名', '经营者', '投资人'],
} as const;

/** The same of the front of an ID card. */
export const idCardLabels = {
  name: ['姓名'],
  address: ['住址'],
  idNumber: ['公民身份号码'],
} as const;

/** What names other values, which end those above. */
const otherLabels = [
  '类型',
  '企业类型',
  '公司类型',
  '主体类型',
  '组成形式',
  '经营范围',
  '注册资本',
  '实收资本',
  '出资额',
  '成立日期',
  '注册日期',
  '营业期限',
  '经营期限',
  '合伙期限',
  '登记机关',
  '发照机关',
  '证照编号',
  '编号',
  '营业执照',
  '副本',
  '性别',
  '民族',
  '出生',
  '国家企业信用信息公示系统',
];

/** All labels, the longer ones first: one may begin with another. */
const allLabels = [
  ...Object.values(licenceLabels).flat(),
  ...Object.values(idCardLabels).flat(),
  ...otherLabels,
].sort((one, other) => other.length - one.length);

/** A text without white space beside Chinese characters, in plain letters, digits and brackets. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/ ?([\p{Script=Han}:;,()]) ?/gu, '$1')
    .replaceAll('(', '（')
    .replaceAll(')', '）')
    .trim();
}

/** The label with which a text begins, and what follows it. */
export function splitLabel(text: string): { label: string; value: string } | null {
  const plain = plainText(text);
  const label = allLabels.find((each) => plain.startsWith(each));
  if (label === undefined) return null;
  return { label, value: plain.slice(label.length).replace(/^[:;.·\-\s]+/u, '') };
}

/** How many different labels lines begin with. */
export function countLabels(lines: readonly ReadLine[]): number {
  return new Set(lines.map(({ text }) => splitLabel(text)?.label).filter((label) => label !== undefined))
    .size;
}
