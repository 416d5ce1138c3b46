import { fillTemplate, type TemplateParams } from '../language/fill-template.ts';
import type { Locale, LocalizedText } from '../language/locale.ts';

/** Every rule that a field can break, with its message. Form and server show the same words. */
const ruleMessages = {
  required: { 'zh-CN': '请填写此项', en: 'Please fill this in' },
  chooseOne: { 'zh-CN': '请选择', en: 'Please choose' },
  tooLong: { 'zh-CN': '最多 {max} 个字符', en: 'At most {max} characters' },
  controlCharacters: {
    'zh-CN': '含有不可见的控制字符，请删除后重新输入',
    en: 'There are invisible control characters in it: please delete it and type it again',
  },
  notANumber: { 'zh-CN': '请输入数字', en: 'Please enter a number' },
  notPositive: { 'zh-CN': '必须大于 0', en: 'Must be greater than 0' },
  notAnInteger: { 'zh-CN': '请输入整数', en: 'Please enter a whole number' },
  tooManyDecimals: { 'zh-CN': '最多 {max} 位小数', en: 'At most {max} decimals' },
  tooManyDigits: { 'zh-CN': '最多 {max} 位数字', en: 'At most {max} digits' },
  invalidDate: { 'zh-CN': '请输入有效日期', en: 'Please enter a valid date' },
  invalidPhone: { 'zh-CN': '请输入正确的电话号码', en: 'Please enter a valid phone number' },
  unknownChoice: {
    'zh-CN': '该选项不可用，请重新选择',
    en: 'This choice is not available; please choose again',
  },
  closedChannel: {
    'zh-CN': '该运输渠道暂停订舱，请选择其他渠道',
    en: 'This channel takes no bookings for now; please choose another',
  },
  noCargo: { 'zh-CN': '请至少填写一行货物', en: 'Please enter at least one line of cargo' },
  tooManyLines: { 'zh-CN': '最多 {max} 行货物', en: 'At most {max} lines of cargo' },
  cartonsOfLine: { 'zh-CN': '每行最多 {max} 件，请核对', en: 'At most {max} cartons a line; please check' },
  weightOfLine: { 'zh-CN': '每行最多 {max} KGS，请核对', en: 'At most {max} KGS a line; please check' },
  volumeOfLine: { 'zh-CN': '每行最多 {max} CBM，请核对', en: 'At most {max} CBM a line; please check' },
  impossibleDensity: {
    'zh-CN': '每 CBM {density} KGS，没有这样的货物，请核对毛重和体积',
    en: 'No cargo is {density} KGS per CBM; please check weight and volume',
  },
  cartonsOfBooking: {
    'zh-CN': '整票合计 {sum} 件，最多 {max} 件，请核对',
    en: '{sum} cartons in all, and a booking has at most {max}; please check',
  },
  weightOfBooking: {
    'zh-CN': '整票合计 {sum} KGS，最多 {max} KGS，请核对',
    en: '{sum} KGS in all, and a booking has at most {max}; please check',
  },
  volumeOfBooking: {
    'zh-CN': '整票合计 {sum} CBM，最多 {max} CBM，请核对',
    en: '{sum} CBM in all, and a booking has at most {max}; please check',
  },
  etdPassed: {
    'zh-CN': '开船日已过，请填写今天（{today}）或以后的日期',
    en: 'This day has passed: please enter today ({today}) or a later one',
  },
  etdTooFar: {
    'zh-CN': '最远可订 {latest} 的船，请核对年份',
    en: 'Sailings can be booked up to {latest}; please check the year',
  },
  dischargeAtReceiving: {
    'zh-CN': '卸货港不能与收货地相同',
    en: 'The port of discharge cannot be the place of receipt',
  },
  noContainers: { 'zh-CN': '请至少添加一个集装箱', en: 'Please add at least one container' },
  tooManyContainers: { 'zh-CN': '最多 {max} 个集装箱', en: 'At most {max} containers' },
  spaceFixed: {
    'zh-CN': '舱位已定，此项不能再改；如需更改请联系客服',
    en: 'The space is fixed already: please ask customer service to change this',
  },
  boxNumber: {
    'zh-CN': '这是单箱的箱号，请填写货件编号 {shipment}',
    en: 'This is the number of one box: please enter its shipment, {shipment}',
  },
  vgmWithoutBox: {
    'zh-CN': 'VGM 含柜重，单位为千克，不应小于 {least}',
    en: 'The VGM includes the box itself, in kilograms: at least {least}',
  },
  vgmAboveRating: {
    'zh-CN': 'VGM 超过集装箱的最大总重 {most} KGS，请核对',
    en: 'No such container may weigh more than {most} KGS; please check',
  },
  vgmBelowCargo: {
    'zh-CN': '全部集装箱的 VGM 合计 {vgm} KGS，小于货物毛重 {cargo} KGS',
    en: 'The VGMs add up to {vgm} KGS, less than the cargo weighs: {cargo} KGS',
  },
  noLoadingPlace: { 'zh-CN': '请填写装柜地点', en: 'Please say where the containers are loaded' },
  tooManyLoadingPlaces: { 'zh-CN': '最多 {max} 个装柜地点', en: 'At most {max} loading places' },
  placeWithoutContainers: {
    'zh-CN': '没有集装箱在此装柜，请为集装箱选择此地点或删除它',
    en: 'No container is loaded here: choose this place for a container, or remove it',
  },
  loadingAfterEtd: {
    'zh-CN': '装柜时间不能晚于预计开船日',
    en: 'The container must be loaded before the estimated departure',
  },
  warehousingAfterEtd: {
    'zh-CN': '预计入仓时间不能晚于预计开船日',
    en: 'The cargo must reach the warehouse before the estimated departure',
  },
  pickupAfterWarehousing: {
    'zh-CN': '提货时间不能晚于预计入仓时间',
    en: 'The pickup must come before the cargo reaches the warehouse',
  },
  inFuture: {
    'zh-CN': '实际时间不能晚于现在',
    en: 'What has happened cannot lie in the future',
  },
  blankName: { 'zh-CN': '名称不能为空', en: 'The name must not be blank' },
  takenName: {
    'zh-CN': '已有同名的记录，请换一个名称',
    en: 'This name is taken already; please choose another one',
  },
  takenValue: {
    'zh-CN': '已被其他记录使用，请换一个',
    en: 'Another record has this already; please enter another',
  },
  tooManySaved: {
    'zh-CN': '最多保存 {max} 个，请先删除不用的',
    en: 'At most {max} can be kept; please delete some that you no longer need',
  },
} as const satisfies Record<string, LocalizedText>;

export type Rule = keyof typeof ruleMessages;

/** A broken rule at a path of the checked value, such as `cargo.2.weight`. */
export type Problem = { path: string; rule: Rule; params?: TemplateParams };

/** The message of a problem, fit to stand at its field. */
export function problemMessage({ rule, params }: Problem, locale: Locale): string {
  return fillTemplate(ruleMessages[rule][locale], params);
}
