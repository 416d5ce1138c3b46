import type { LocalizedText } from '../language/locale.ts';

const unit = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });

/** Units of measure by the three digits that Chinese customs knows them by (计量单位代码), as far as tariffs use them. */
export const customsUnits = {
  '001': unit('台', 'machine'),
  '002': unit('座', 'installation'),
  '003': unit('辆', 'vehicle'),
  '004': unit('艘', 'vessel'),
  '005': unit('架', 'aircraft'),
  '006': unit('套', 'set'),
  '007': unit('个', 'piece'),
  '008': unit('只', 'item'),
  '009': unit('头', 'head'),
  '010': unit('张', 'sheet'),
  '011': unit('件', 'article'),
  '012': unit('支', 'stick'),
  '013': unit('枝', 'branch'),
  '014': unit('根', 'rod'),
  '015': unit('条', 'strip'),
  '016': unit('把', 'handle'),
  '017': unit('块', 'block'),
  '018': unit('卷', 'roll'),
  '019': unit('副', 'pack'),
  '020': unit('片', 'slice'),
  '021': unit('组', 'group'),
  '022': unit('份', 'portion'),
  '023': unit('幅', 'picture'),
  '025': unit('双', 'pair'),
  '026': unit('对', 'couple'),
  '027': unit('棵', 'tree'),
  '028': unit('株', 'plant'),
  '030': unit('米', 'metre'),
  '031': unit('盘', 'reel'),
  '032': unit('平方米', 'square metre'),
  '033': unit('立方米', 'cubic metre'),
  '034': unit('筒', 'tube'),
  '035': unit('千克', 'kilogram'),
  '036': unit('克', 'gram'),
  '037': unit('盆', 'pot'),
  '039': unit('具', 'body'),
  '043': unit('百个', 'hundred pieces'),
  '044': unit('百片', 'hundred slices'),
  '050': unit('千只', 'thousand items'),
  '054': unit('千个', 'thousand pieces'),
  '060': unit('千伏安', 'kilovolt-ampere'),
  '061': unit('千瓦', 'kilowatt'),
  '062': unit('千瓦时', 'kilowatt-hour'),
  '063': unit('千升', 'kilolitre'),
  '070': unit('吨', 'tonne'),
  '084': unit('克拉', 'carat'),
  '095': unit('升', 'litre'),
  '096': unit('毫升', 'millilitre'),
  '120': unit('箱', 'carton'),
  '125': unit('包', 'bag'),
  '140': unit('盒', 'box'),
  '142': unit('瓶', 'bottle'),
  '143': unit('千支', 'thousand sticks'),
  '163': unit('部', 'device'),
} as const satisfies Record<string, LocalizedText>;

export type CustomsUnit = keyof typeof customsUnits;

/** A statutory unit of it equals the net weight. */
export const kilogram: CustomsUnit = '035';

const codes = Object.keys(customsUnits) as CustomsUnit[]; // its own keys
const byName = new Map<string, CustomsUnit>([
  ...codes.flatMap((code) => Object.values(customsUnits[code]).map((name) => [name, code] as const)),
  ['公斤', kilogram],
  ['kg', kilogram],
  ['kgs', kilogram],
]);

/** The unit that a text names by its code or one of its names; null for any other text. */
export function readCustomsUnit(text: string): CustomsUnit | null {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const code = codes.find((each) => each === plain.padStart(3, '0'));
  return code ?? byName.get(plain) ?? null;
}
