import type { LocalizedText } from '../../language/locale.ts';
import { type CartonProblemCode, cartonLimits } from './carton.ts';

/** What is said of a line that was left out; `{text}` is the part of it that is to blame. */
export const cartonProblemWords: Readonly<Record<CartonProblemCode, LocalizedText>> = {
  unreadable: { 'zh-CN': '无法识别“{text}”', en: '“{text}” cannot be read' },
  sidesMissing: { 'zh-CN': '缺少长、宽、高', en: 'Length, width and height are not all there' },
  cartonsMissing: { 'zh-CN': '缺少箱数', en: 'The number of cartons is missing' },
  tooManyNumbers: {
    'zh-CN': '多了一个数字“{text}”，无法判断它的含义',
    en: 'There is one number too many, “{text}”: it could mean anything',
  },
  unitsUnclear: { 'zh-CN': '“{text}”的单位不明确', en: 'The unit of “{text}” is not clear' },
  commaUnclear: {
    'zh-CN': '“{text}”中的逗号可能是千分位、小数点或分隔，请改写',
    en: 'The comma in “{text}” may group thousands, be a decimal point or part two numbers; please write it otherwise',
  },
  cellEmpty: {
    'zh-CN': '中间缺了一格，无法判断后面数字的含义',
    en: 'A cell in the middle is empty: it is not clear what the numbers after it are',
  },
  notANumber: { 'zh-CN': '“{text}”不是数字', en: '“{text}” is no number' },
  notPositive: { 'zh-CN': '“{text}”必须大于 0', en: '“{text}” must be greater than 0' },
  notWhole: { 'zh-CN': '箱数“{text}”不是整数', en: '“{text}” is no whole number of cartons' },
  tooManyCartons: {
    'zh-CN': `一行最多 ${cartonLimits.cartons} 箱`,
    en: `A line has at most ${cartonLimits.cartons} cartons`,
  },
  tooLarge: {
    'zh-CN': '一件 {text} 比集装箱还大，单位是否为毫米？',
    en: 'One piece of {text} is larger than a container: is it in millimetres?',
  },
  lineTooLong: {
    'zh-CN': `一行最多 ${cartonLimits.lineCharacters} 个字符`,
    en: `A line has at most ${cartonLimits.lineCharacters} characters`,
  },
  tooManyLines: {
    'zh-CN': `最多 ${cartonLimits.lines} 行，从这一行起没有计算`,
    en: `At most ${cartonLimits.lines} lines are taken; from this one on nothing is counted`,
  },
  columnsMissing: {
    'zh-CN': '表头缺少长、宽、高（或尺寸）和箱数中的一列',
    en: 'The headings lack length, width and height (or size), or the number of cartons',
  },
};
