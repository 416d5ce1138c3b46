import { bookingStatusNames } from '@berth/contract';
import type { MessageDetail } from '@berth/contract/endpoints';
import type { MessageTexts, MessageWords } from '../../../notify/message-words.ts';

type BookingMessage =
  | 'statusChanged'
  | 'statusTakenBack'
  | 'measurementsTakenBack'
  | 'returned'
  | 'entryNumberGiven'
  | 'sailingGiven'
  | 'measured';

export const bookingMessageWords: MessageWords<BookingMessage> = {
  statusChanged: ({ status }) => ({
    title: { 'zh-CN': '{number} {status}', en: '{number}: {status}' },
    content: {
      'zh-CN': '您的订舱 {number} 状态更新为“{status}”。',
      en: 'Your booking {number} is now “{status}”.',
    },
    params: { status: bookingStatusNames[status] },
  }),
  statusTakenBack: ({ status, reason }) => ({
    title: { 'zh-CN': '{number} 状态已更正', en: 'The status of {number} was corrected' },
    content: {
      'zh-CN': '您的订舱 {number} 的状态更正为“{status}”，原因：{reason}',
      en: 'Your booking {number} is “{status}” again. Reason: {reason}',
    },
    params: { status: bookingStatusNames[status], reason },
  }),
  measurementsTakenBack: ({ lines, reason }) => ({
    title: { 'zh-CN': '{number} 仓库测量已撤销', en: 'Measurements of {number} were taken back' },
    content: {
      'zh-CN': '您的订舱 {number} 第 {lines} 行的仓库测量数据已撤销，恢复按您填写的数据计算，原因：{reason}',
      en: 'What the warehouse measured of your booking {number}, line {lines}, was taken back; what you entered counts again. Reason: {reason}',
    },
    params: { lines: lines.join(', '), reason },
  }),
  returned: (detail) => ({
    title: { 'zh-CN': '{number} 已退载', en: '{number} was returned' },
    content: {
      'zh-CN': '您的订舱 {number} 已退载，原因：{reason}',
      en: 'Your booking {number} was returned. Reason: {reason}',
    },
    params: detail,
  }),
  entryNumberGiven: (detail) => ({
    title: { 'zh-CN': '{number} 入仓编号已生成', en: 'Warehouse entry number for {number}' },
    content: {
      'zh-CN': '您的订舱 {number} 的入仓编号为 {warehouseEntryNumber}，送货时请出示。',
      en: 'The warehouse entry number of your booking {number} is {warehouseEntryNumber}; please show it at delivery.',
    },
    params: detail,
  }),
  sailingGiven: wordSailing,
  measured: wordMeasured,
};

function wordSailing({ vessel, voyage, siCutOffAt }: MessageDetail<'sailingGiven'>): MessageTexts {
  if (vessel === '') {
    return {
      title: { 'zh-CN': '{number} 船期待定', en: 'Sailing of {number} is open again' },
      content: {
        'zh-CN': '您的订舱 {number} 原配载的船期已取消，新船期确定后会再通知您。',
        en: 'The ship that was named for your booking {number} no longer applies; you will be told of the next one.',
      },
    };
  }
  const title = { 'zh-CN': '{number} 船期已更新', en: 'Sailing of {number}' };
  const ship = [vessel, voyage].filter(Boolean).join(' ');
  if (siCutOffAt === null) {
    return {
      title,
      content: { 'zh-CN': '您的订舱 {number} 配载 {ship}。', en: 'Your booking {number} sails on {ship}.' },
      params: { ship },
    };
  }
  return {
    title,
    content: {
      'zh-CN': '您的订舱 {number} 配载 {ship}，截补料时间 {cutOff}。',
      en: 'Your booking {number} sails on {ship}; shipping instructions are due by {cutOff}.',
    },
    params: { ship, cutOff: siCutOffAt.slice(0, 16) },
  };
}

/** A message about cargo measured in part says how many lines were: the sums are less than what is charged. */
function wordMeasured({ lines, ...sums }: MessageDetail<'measured'>): MessageTexts {
  const title = { 'zh-CN': '{number} 仓库已收货计量', en: '{number} was measured at the warehouse' };
  if (!lines || lines.measured === lines.all) {
    return {
      title,
      content: {
        'zh-CN': '仓库实测 {number}：{cartons} CTNS，{weightKg} KGS，{volumeCbm} CBM。',
        en: 'Measured at the warehouse for {number}: {cartons} CTNS, {weightKg} KGS, {volumeCbm} CBM.',
      },
      params: sums,
    };
  }
  return {
    title,
    content: {
      'zh-CN': '仓库实测 {number} 的 {measured}/{all} 行：{cartons} CTNS，{weightKg} KGS，{volumeCbm} CBM。',
      en: 'Measured at the warehouse for {number}, {measured} of {all} lines: {cartons} CTNS, {weightKg} KGS, {volumeCbm} CBM.',
    },
    params: { ...sums, ...lines },
  };
}
