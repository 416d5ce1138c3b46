import type { Preview } from '../../gallery/preview.ts';
import { type StatusName, statusNames } from '../theme/tokens.ts';
import { useTexts } from '../ui-texts.ts';
import { StatusDot } from './StatusDot.tsx';

const words: Record<'zh-CN' | 'en', Record<StatusName, string>> = {
  'zh-CN': {
    draft: '草稿',
    toBeReceived: '待收货',
    received: '已收货',
    spaceLocked: '已放舱',
    arrived: '已到港',
    pickedUp: '已提货',
    returned: '退载',
    notSubmitted: '未提交',
    toBeConfirmed: '待确认',
    unconfirmed: '未确认',
    confirmed: '已确认',
    unpaid: '未支付',
    partial: '部分支付',
    proofSent: '付款核对中',
    settled: '已结清',
    disputed: '有争议',
    answered: '争议已答复',
    cancelled: '已作废',
    running: '执行中',
    finished: '完成',
    failed: '失败',
  },
  en: {
    draft: 'Draft',
    toBeReceived: 'To be received',
    received: 'Received',
    spaceLocked: 'Space locked',
    arrived: 'Arrived',
    pickedUp: 'Picked up',
    returned: 'Returned',
    notSubmitted: 'Not submitted',
    toBeConfirmed: 'To be confirmed',
    unconfirmed: 'Unconfirmed',
    confirmed: 'Confirmed',
    unpaid: 'Unpaid',
    partial: 'Partly paid',
    proofSent: 'Payment being checked',
    settled: 'Settled',
    disputed: 'Disputed',
    answered: 'Dispute answered',
    cancelled: 'Cancelled',
    running: 'Running',
    finished: 'Finished',
    failed: 'Failed',
  },
};

function AllStatuses() {
  const texts = useTexts(words);
  return statusNames.map((status) => (
    <p key={status}>
      <StatusDot status={status}>{texts[status]}</StatusDot>
    </p>
  ));
}

export const preview = {
  title: { 'zh-CN': '状态点', en: 'Status dot' },
  states: { plain: AllStatuses },
} satisfies Preview;
