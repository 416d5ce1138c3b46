import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { QrCode, type QrCodeProps } from './QrCode.tsx';

const words = {
  'zh-CN': {
    entry: '入仓二维码',
    login: '扫码登录',
    long: '深圳市前海泊位国际供应链管理服务有限公司洛杉矶第一海外仓入仓二维码',
    cargo: '货物明细',
  },
  en: {
    entry: 'Warehouse entry code',
    login: 'Scan to log in',
    long: 'Warehouse entry code of Los Angeles Overseas Warehouse One, Shenzhen Berth International',
    cargo: 'Cargo lines',
  },
};

const number = 'SZL-261120-0042';
const address = `https://portal.berth.example/entry/${number}`;

function Code({ label, ...props }: Partial<QrCodeProps> & { label: keyof (typeof words)['en'] }) {
  return <QrCode text={address} {...props} label={useTexts(words)[label]} />;
}

export const preview = {
  title: { 'zh-CN': '二维码', en: 'QR code' },
  states: {
    plain: () => <Code label="entry" />,
    actions: () => <Code label="entry" downloadName={number} isCopyable />,
    large: () => <Code label="login" sizePx={200} />,
    'long-label': () => <Code label="long" />,
    'too-long': () => <Code label="cargo" text={'泊'.repeat(500)} isCopyable />,
    empty: () => <Code label="entry" text="" />,
  },
} satisfies Preview;
