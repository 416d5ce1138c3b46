import { fillTemplate, type TemplateParams } from '../language/fill-template.ts';
import type { Locale, LocalizedText } from '../language/locale.ts';
import { accountRuleMessages } from './account-rule-messages.ts';
import { articleRuleMessages } from './article-rule-messages.ts';
import { clientRuleMessages } from './client-rule-messages.ts';
import { contentRuleMessages } from './content-rule-messages.ts';
import { customsRuleMessages } from './customs-rule-messages.ts';
import { deskRuleMessages } from './desk-rule-messages.ts';
import { dictionaryRuleMessages } from './dictionary-rule-messages.ts';
import { leadRuleMessages } from './lead-rule-messages.ts';
import { memberRuleMessages } from './member-rule-messages.ts';
import { menuRuleMessages } from './menu-rule-messages.ts';
import { registrationRuleMessages } from './registration-rule-messages.ts';
import { richTextRuleMessages } from './rich-text-rule-messages.ts';
import { supportRuleMessages } from './support-rule-messages.ts';
import { systemRuleMessages } from './system-rule-messages.ts';
import { wayInRuleMessages } from './way-in-rule-messages.ts';

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
  tooLongAgo: {
    'zh-CN': '已超过一年，请检查年份',
    en: 'It is more than a year ago; please check the year',
  },
  snoozePassed: {
    'zh-CN': '请选择明天（{from}）或以后的日期',
    en: 'Please choose tomorrow ({from}) or a later day',
  },
  snoozeTooFar: { 'zh-CN': '最晚可选 {latest}', en: 'The latest day is {latest}' },
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
  fileGone: {
    'zh-CN': '文件已不存在，请重新上传',
    en: 'This file is no longer there; please upload it again',
  },
  tooManyFiles: { 'zh-CN': '最多 {max} 个文件', en: 'At most {max} files' },
  dayInFuture: {
    'zh-CN': '日期不能晚于今天（{today}）',
    en: 'This day has not come yet: please enter today ({today}) or an earlier one',
  },
  dayTooLongAgo: {
    'zh-CN': '日期不能早于 {earliest}，请核对年份',
    en: 'The earliest day is {earliest}; please check the year',
  },
  belowZero: { 'zh-CN': '不能小于 0', en: 'Cannot be below 0' },
  expectedOfWholeBill: {
    'zh-CN': '整张账单的争议不填期望金额，请对费用明细提出',
    en: 'An amount can only be expected of a fee row, not of a whole bill',
  },
  expectedNotLower: {
    'zh-CN': '应低于账单金额 {amount}',
    en: 'Must be below the billed {amount}',
  },
  noBills: { 'zh-CN': '请至少选择一张账单', en: 'Please choose at least one bill' },
  allocationNotAmount: {
    'zh-CN': '各账单金额合计 {sum}，应等于付款金额 {amount}',
    en: 'The amounts of the bills add up to {sum} and must add up to what was paid, {amount}',
  },
  taxNumberLength: {
    'zh-CN': '纳税人识别号（统一社会信用代码）应为 18 位',
    en: 'A taxpayer number (unified social credit code) has 18 characters',
  },
  taxNumberFormat: {
    'zh-CN': '纳税人识别号只含数字和大写字母，不含 I、O、Z、S、V',
    en: 'A taxpayer number has digits and letters other than I, O, Z, S and V',
  },
  taxNumberCheckDigit: {
    'zh-CN': '纳税人识别号的校验位不正确，请核对',
    en: 'The check digit of this taxpayer number is wrong; please check it',
  },
  invalidBankAccount: {
    'zh-CN': '银行账号应为 8 至 30 位数字',
    en: 'A bank account number has 8 to 30 digits',
  },
  specialInvoiceNeedsMore: {
    'zh-CN': '开具专用发票需要抬头中有地址、电话、开户行和账号，请先补全',
    en: 'A special invoice needs a title with address, phone, bank and account; please complete it first',
  },
  noFeeRows: { 'zh-CN': '请至少填写一行费用', en: 'Please enter at least one fee row' },
  amountOfRow: {
    'zh-CN': '{quantity} × {unitPrice} = {currency} {amount}，与所填 {said} 不符',
    en: '{quantity} × {unitPrice} is {currency} {amount}, not {said}',
  },
  sumOfRows: {
    'zh-CN': '{currency} 各行（{lines}）合计 {sum}，与总额 {total} 不符',
    en: 'The rows in {currency} ({lines}) add up to {sum}, not {total}',
  },
  rowInExcess: {
    'zh-CN': '此行金额正好等于 {currency} 合计与总额之差 {difference}，请核对',
    en: 'This row is just what the rows in {currency} differ from their total, {difference}; please check it',
  },
  totalMissing: { 'zh-CN': '没有填写 {currency} 的总额', en: 'There is no total in {currency}' },
  totalTwice: { 'zh-CN': '{currency} 的总额重复', en: 'There are two totals in {currency}' },
  lineTwice: { 'zh-CN': '行号 {line} 重复', en: 'There are two rows with the line number {line}' },
  rowOfOtherBooking: {
    'zh-CN': '此账单只含订舱 {number} 的费用',
    en: 'This bill is for booking {number} alone',
  },
  unknownFeeItem: { 'zh-CN': '没有代码为 {code} 的费用项目', en: 'There is no fee item {code}' },
  unknownBooking: { 'zh-CN': '没有业务编号为 {number} 的订舱', en: 'There is no booking {number}' },
  bookingOfOtherCustomer: {
    'zh-CN': '订舱 {number} 属于其他客户',
    en: 'Booking {number} belongs to another customer',
  },
  bookingBilled: {
    'zh-CN': '订舱 {number} 已在账单 {bill} 上；确为另外收费，请选择“补充账单”',
    en: 'Booking {number} is on bill {bill} already; choose “supplementary” if this is charged besides',
  },
  rateNotNeeded: {
    'zh-CN': '每个外币填写一个汇率，人民币不需要',
    en: 'One rate for each foreign currency, and none for CNY',
  },
  endsBeforeStart: { 'zh-CN': '不能早于 {from}', en: 'Not before {from}' },
  unknownBill: { 'zh-CN': '没有账单 {number}', en: 'There is no bill {number}' },
  rateTooHigh: { 'zh-CN': '汇率最高 {max}', en: 'A rate is {max} at most' },
  billOfOtherCustomer: {
    'zh-CN': '账单 {number} 是另一客户的：一笔付款只能用于同一客户的账单',
    en: 'Bill {number} is another customer’s: a payment is for bills of one customer',
  },
  overCredit: { 'zh-CN': '预付余额为 {amount}', en: 'There is {amount} on account' },
  overDue: { 'zh-CN': '待付金额为 {amount}', en: '{amount} is due' },
  billTwice: { 'zh-CN': '账单 {number} 重复', en: 'Bill {number} is there twice' },
  proofInOtherCurrency: {
    'zh-CN': '此付款凭证的币种是 {currency}',
    en: 'This proof of payment is in {currency}',
  },
  overProof: {
    'zh-CN': '合计 {currency} {sum}，超过付款凭证的金额 {currency} {amount}',
    en: 'Together {currency} {sum}, which is more than the {currency} {amount} of the proof',
  },
  answerChangesNothing: {
    'zh-CN': '费用没有变化：接受或调整时请填写新的数量或单价；不作改动请选“未接受”并说明原因',
    en: 'Nothing is charged otherwise: name another quantity or price, or choose “Refused” and say why',
  },
  answerChargesNothing: {
    'zh-CN': '只有接受或调整某一行费用的答复才能填写新的数量和单价',
    en: 'Only an answer that accepts or changes a single charge names a quantity and a price',
  },
  billNotCorrected: {
    'zh-CN': '账单还没有更正：请先更正账单再这样答复；不作改动请选“未接受”并说明原因',
    en: 'The bill is not corrected yet: correct it before this answer, or choose “Refused” and say why',
  },
  takesBackTooMuch: {
    'zh-CN': '账单 {number} 已收 {currency} {paid}，不能退回更多',
    en: '{currency} {paid} was received for bill {number}; no more than that can be taken back',
  },
  ...clientRuleMessages,
  ...deskRuleMessages,
  ...systemRuleMessages,
  ...contentRuleMessages,
  ...customsRuleMessages,
  ...dictionaryRuleMessages,
  ...accountRuleMessages,
  ...articleRuleMessages,
  ...leadRuleMessages,
  ...supportRuleMessages,
  ...memberRuleMessages,
  ...menuRuleMessages,
  ...registrationRuleMessages,
  ...richTextRuleMessages,
  ...wayInRuleMessages,
} as const satisfies Record<string, LocalizedText>;

export type Rule = keyof typeof ruleMessages;

/** A broken rule at a path of the checked value, such as `cargo.2.weight`. */
export type Problem = { path: string; rule: Rule; params?: TemplateParams };

/** The message of a problem, fit to stand at its field. */
export function problemMessage({ rule, params }: Problem, locale: Locale): string {
  return fillTemplate(ruleMessages[rule][locale], params);
}

/** Puts a problem of a part under the path of that part. */
export const under =
  (path: string) =>
  (problem: Problem): Problem => ({ ...problem, path: `${path}.${problem.path}` });
