import type { Preview } from '../../gallery/preview.ts';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const voyage: readonly TimelineEntry[] = [
  { key: 'out', what: '空箱出场', at: '2026-11-12 10:20:00', status: 'received' },
  {
    key: 'in',
    what: '重箱还场',
    at: '2026-11-15 08:05:00',
    plannedAt: '2026-11-14 18:00:00',
    by: '盐田国际集装箱码头',
    status: 'received',
  },
  { key: 'etd', what: '开船 COSCO ARIES 077E', at: '2026-11-18 03:40:00', status: 'spaceLocked' },
  { key: 'eta', what: '到港 洛杉矶', at: null, plannedAt: '2026-12-02' },
  { key: 'unload', what: '拆箱', at: null },
];

const history: readonly TimelineEntry[] = [
  {
    key: '2',
    what: '退载',
    at: '2026-11-20 16:05:00',
    by: '深圳市前海泊位供应链管理有限公司洛杉矶第一海外仓业务部·陈晓明',
    detail: '原因：客户取消出货。\n仓租由客户承担，货物已通知提回。',
    status: 'returned',
  },
  { key: '1', what: '提交订舱', at: '2026-11-19 09:30:00', by: '李静', status: 'toBeReceived' },
];

export const preview = {
  title: { 'zh-CN': '时间线', en: 'Timeline' },
  states: {
    voyage: () => <Timeline label="集装箱 CSNU6512340" entries={voyage} />,
    history: () => <Timeline label="操作记录" entries={history} />,
    empty: () => <Timeline label="操作记录" entries={[]} />,
    loading: () => <Timeline label="操作记录" entries={[]} isLoading />,
  },
} satisfies Preview;
