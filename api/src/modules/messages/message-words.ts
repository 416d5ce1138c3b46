import { fillTexts, type LocalizedParams, type LocalizedText } from '@berth/contract';
import type { MessageContent, MessageDetail } from '@berth/contract/endpoints';
import { bookingStatusNames } from '../bookings/booking-status-names.ts';
import { shippingDocumentNames } from '../shipping-documents/shipping-document-names.ts';

type Words = { title: LocalizedText; content: LocalizedText };
type Say = (title: LocalizedText, body: LocalizedText, params?: LocalizedParams) => Words;

const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, en });

/** The words of a message, made of what happened: what is renamed later is told by its new name. */
export function wordMessage(content: MessageContent, businessNumber: string): Words {
  const say: Say = (title, body, params = {}) => ({
    title: fillTexts(title, { number: businessNumber, ...params }),
    content: fillTexts(body, { number: businessNumber, ...params }),
  });
  switch (content.kind) {
    case 'statusChanged':
      return say(
        text('{number} {status}', '{number}: {status}'),
        text('您的订舱 {number} 状态更新为“{status}”。', 'Your booking {number} is now “{status}”.'),
        { status: bookingStatusNames[content.detail.status] },
      );
    case 'returned':
      return say(
        text('{number} 已退载', '{number} was returned'),
        text(
          '您的订舱 {number} 已退载，原因：{reason}',
          'Your booking {number} was returned. Reason: {reason}',
        ),
        content.detail,
      );
    case 'documentAdded':
      return say(
        text('{number} 有新单证', 'New document for {number}'),
        text(
          '您的订舱 {number} 新增单证：{document}（{fileName}）',
          'Your booking {number} has a new document: {document} ({fileName})',
        ),
        { ...content.detail, document: shippingDocumentNames[content.detail.document] },
      );
    case 'etaChanged':
      return content.detail.from === null
        ? say(
            text('{number} 预计到港时间', 'Estimated arrival of {number}'),
            text(
              '您的订舱 {number} 预计 {to}（当地时间）到港。',
              'Your booking {number} is expected to arrive on {to} (local time).',
            ),
            { to: moment(content.detail.to) },
          )
        : say(
            text('{number} 预计到港时间变更', 'Estimated arrival of {number} has changed'),
            text(
              '您的订舱 {number} 预计到港时间由 {from} 变更为 {to}（当地时间）。',
              'The estimated arrival of your booking {number} has changed from {from} to {to} (local time).',
            ),
            { from: moment(content.detail.from), to: moment(content.detail.to) },
          );
    case 'entryNumberGiven':
      return say(
        text('{number} 入仓编号已生成', 'Warehouse entry number for {number}'),
        text(
          '您的订舱 {number} 的入仓编号为 {warehouseEntryNumber}，送货时请出示。',
          'The warehouse entry number of your booking {number} is {warehouseEntryNumber}; please show it at delivery.',
        ),
        content.detail,
      );
    case 'sailingGiven': {
      const { vessel, voyage, siCutOffAt } = content.detail;
      if (vessel === '') {
        return say(
          text('{number} 船期待定', 'Sailing of {number} is open again'),
          text(
            '您的订舱 {number} 原配载的船期已取消，新船期确定后会再通知您。',
            'The ship that was named for your booking {number} no longer applies; you will be told of the next one.',
          ),
        );
      }
      const title = text('{number} 船期已更新', 'Sailing of {number}');
      const params = { ship: [vessel, voyage].filter(Boolean).join(' ') };
      return siCutOffAt === null
        ? say(
            title,
            text('您的订舱 {number} 配载 {ship}。', 'Your booking {number} sails on {ship}.'),
            params,
          )
        : say(
            title,
            text(
              '您的订舱 {number} 配载 {ship}，截补料时间 {cutOff}。',
              'Your booking {number} sails on {ship}; shipping instructions are due by {cutOff}.',
            ),
            { ...params, cutOff: siCutOffAt.slice(0, 16) },
          );
    }
    case 'measured':
      return wordMeasured(say, content.detail);
    case 'taskDone':
      return content.detail.isFailed
        ? say(
            text('{task} 失败', '{task} failed'),
            text(
              '任务“{task}”没有完成，可在任务中心重试。',
              '“{task}” could not be finished; you can try again in the task centre.',
            ),
            { task: content.detail.title },
          )
        : say(
            text('{task} 已完成', '{task} is ready'),
            text(
              '任务“{task}”已完成，可在任务中心下载。',
              '“{task}” is finished; download it in the task centre.',
            ),
            { task: content.detail.title },
          );
  }
}

/** Of what is not all measured yet it is said how much is: what is charged is more. */
function wordMeasured(say: Say, { lines, ...sums }: MessageDetail<'measured'>): Words {
  const title = text('{number} 仓库已收货计量', '{number} was measured at the warehouse');
  return !lines || lines.measured === lines.all
    ? say(
        title,
        text(
          '仓库实测 {number}：{cartons} CTNS，{weightKg} KGS，{volumeCbm} CBM。',
          'Measured at the warehouse for {number}: {cartons} CTNS, {weightKg} KGS, {volumeCbm} CBM.',
        ),
        sums,
      )
    : say(
        title,
        text(
          '仓库实测 {number} 的 {measured}/{all} 行：{cartons} CTNS，{weightKg} KGS，{volumeCbm} CBM。',
          'Measured at the warehouse for {number}, {measured} of {all} lines: {cartons} CTNS, {weightKg} KGS, {volumeCbm} CBM.',
        ),
        { ...sums, ...lines },
      );
}

/** To the minute, by the clock of the port, as the page has it. */
function moment(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
