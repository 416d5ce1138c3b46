import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { Timeline } from './Timeline.tsx';

const words = {
  'zh-CN': {
    container: '集装箱 CSNU6512340',
    out: '空箱出场',
    back: '重箱还场',
    terminal: '盐田国际集装箱码头',
    sailed: '开船 COSCO ARIES 077E',
    arrives: '到港 洛杉矶',
    unload: '拆箱',
    history: '操作记录',
    returned: '退载',
    company: '深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓业务部·陈晓明',
    reason: '原因：客户取消出货。\n仓租由客户承担，货物已通知提回。',
    submitted: '提交订舱',
    person: '李静',
  },
  en: {
    container: 'Container CSNU6512340',
    out: 'Empty container out',
    back: 'Laden container in',
    terminal: 'Yantian International Container Terminals',
    sailed: 'Sailed, COSCO ARIES 077E',
    arrives: 'Arrives in Los Angeles',
    unload: 'Unloading',
    history: 'History',
    returned: 'Booking returned',
    company: 'Chen Xiaoming, Los Angeles Overseas Warehouse One of Shenzhen Berth International',
    reason: 'Reason: the customer cancelled the shipment.\nStorage is borne by the customer.',
    submitted: 'Booking submitted',
    person: 'Li Jing',
  },
};

function VoyagePreview() {
  const texts = useTexts(words);
  return (
    <Timeline
      label={texts.container}
      entries={[
        { key: 'out', what: texts.out, at: '2026-11-12 10:20:00', status: 'received' },
        {
          key: 'back',
          what: texts.back,
          at: '2026-11-15 08:05:00',
          plannedAt: '2026-11-14 18:00:00',
          by: texts.terminal,
          status: 'received',
        },
        { key: 'sailed', what: texts.sailed, at: '2026-11-18 03:40:00', status: 'spaceLocked' },
        { key: 'arrives', what: texts.arrives, at: null, plannedAt: '2026-12-02' },
        { key: 'unload', what: texts.unload, at: null },
      ]}
    />
  );
}

function HistoryPreview() {
  const texts = useTexts(words);
  return (
    <Timeline
      label={texts.history}
      entries={[
        {
          key: '2',
          what: texts.returned,
          at: '2026-11-20 16:05:00',
          by: texts.company,
          detail: texts.reason,
          status: 'returned',
        },
        {
          key: '1',
          what: texts.submitted,
          at: '2026-11-19 09:30:00',
          by: texts.person,
          status: 'toBeReceived',
        },
      ]}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '时间线', en: 'Timeline' },
  states: {
    voyage: VoyagePreview,
    history: HistoryPreview,
    empty: () => <Timeline label={useTexts(words).history} entries={[]} />,
    loading: () => <Timeline label={useTexts(words).history} entries={[]} isLoading />,
  },
} satisfies Preview;
