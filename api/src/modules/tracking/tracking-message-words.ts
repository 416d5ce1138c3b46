import { milestoneNames } from '@berth/contract';
import type { MessageTexts, MessageWords } from '../../notify/message-words.ts';

export const trackingMessageWords: MessageWords<
  'etaChanged' | 'containerReached' | 'containerEventTakenBack'
> = {
  containerEventTakenBack: ({ node, container, reason }) => ({
    title: { 'zh-CN': '{number} 跟踪已更正', en: 'Tracking of {number} was corrected' },
    content: {
      'zh-CN': '您的订舱 {number} 的集装箱 {container} 的“{node}”记录有误，已撤销，原因：{reason}',
      en: 'That container {container} of your booking {number} had reached “{node}” was wrong and was taken back. Reason: {reason}',
    },
    params: { node: milestoneNames[node], container, reason },
  }),
  containerReached: ({ node, containers, at }): MessageTexts => ({
    title: { 'zh-CN': '{number} {node}', en: '{number}: {node}' },
    content: {
      'zh-CN': '您的订舱 {number} 的集装箱 {containers} 已{node}：{at}（当地时间）。',
      en: 'Your booking {number}, container {containers}: {node} at {at} (local time).',
    },
    params: { node: milestoneNames[node], containers: containers.join(', '), at: toMinute(at) },
  }),
  etaChanged: ({ from, to }): MessageTexts => {
    if (from === null) {
      return {
        title: { 'zh-CN': '{number} 预计到港时间', en: 'Estimated arrival of {number}' },
        content: {
          'zh-CN': '您的订舱 {number} 预计 {to}（当地时间）到港。',
          en: 'Your booking {number} is expected to arrive on {to} (local time).',
        },
        params: { to: toMinute(to) },
      };
    }
    return {
      title: { 'zh-CN': '{number} 预计到港时间变更', en: 'Estimated arrival of {number} has changed' },
      content: {
        'zh-CN': '您的订舱 {number} 预计到港时间由 {from} 变更为 {to}（当地时间）。',
        en: 'The estimated arrival of your booking {number} has changed from {from} to {to} (local time).',
      },
      params: { from: toMinute(from), to: toMinute(to) },
    };
  },
};

/** By the clock of the port, as the page shows it. */
function toMinute(instant: string): string {
  return instant.slice(0, 16).replace('T', ' ');
}
