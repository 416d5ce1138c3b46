import type { Preview } from '../../gallery/preview.ts';
import { QrCode } from './QrCode.tsx';

const code = 'https://portal.berth.example/entry/SZL-261120-0042';

export const preview = {
  title: { 'zh-CN': '二维码', en: 'QR code' },
  states: {
    plain: () => <QrCode text={code} label="入仓二维码" />,
    actions: () => (
      <QrCode text={code} label="入仓二维码 SZL-261120-0042" downloadName="SZL-261120-0042" isCopyable />
    ),
    large: () => <QrCode text={code} label="扫码登录" sizePx={200} />,
    'long-label': () => (
      <QrCode text={code} label="深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓入仓二维码" />
    ),
    'too-long': () => <QrCode text={'泊'.repeat(500)} label="货物明细" isCopyable />,
    empty: () => <QrCode text="" label="入仓二维码" />,
  },
} satisfies Preview;
