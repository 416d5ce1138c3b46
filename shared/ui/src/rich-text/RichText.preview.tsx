import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { RichText } from './RichText.tsx';

const notices = {
  'zh-CN': {
    notice: `<h2>关于 2026 年 12 月附加费调整的通知</h2>
<p>尊敬的客户：自 <strong>2026 年 12 月 1 日</strong>起，美西航线的旺季附加费按下表执行，详见<a href="https://www.sse.net.cn/">上海航运交易所</a>的公告。</p>
<table><caption>旺季附加费</caption><thead><tr><th>航线</th><th>20GP</th><th>40HQ</th></tr></thead>
<tbody><tr><td>盐田 — 洛杉矶</td><td>USD 320</td><td>USD 640</td></tr><tr><td>宁波 — 长滩</td><td>USD 300</td><td>USD 600</td></tr></tbody></table>
<ul><li>已确认舱位的订舱不受影响。</li><li>拼箱货物按计费吨分摊。</li></ul>
<blockquote>如有疑问，请联系您的客服。</blockquote>`,
    wide: '提单号',
    empty: '',
  },
  en: {
    notice: `<h2>Surcharges from December 2026</h2>
<p>From <strong>1 December 2026</strong> the peak season surcharge to the US West Coast is as below; see the notice of the <a href="https://www.sse.net.cn/">Shanghai Shipping Exchange</a>.</p>
<table><caption>Peak season surcharge</caption><thead><tr><th>Route</th><th>20GP</th><th>40HQ</th></tr></thead>
<tbody><tr><td>Yantian — Los Angeles</td><td>USD 320</td><td>USD 640</td></tr><tr><td>Ningbo — Long Beach</td><td>USD 300</td><td>USD 600</td></tr></tbody></table>
<ul><li>Bookings with confirmed space are not affected.</li><li>LCL cargo shares by chargeable tonne.</li></ul>
<blockquote>Your customer service answers questions.</blockquote>`,
    wide: 'B/L number',
    empty: '',
  },
};

function Notice() {
  return <RichText html={useTexts(notices).notice} />;
}

/** What somebody might have planted in a notice: all of it but the words is gone. */
function Hostile() {
  const { notice } = useTexts(notices);
  const planted =
    '<p style="position:fixed;inset:0;background:red" onclick="alert(1)">…</p><script>alert(1)</script><img src="https://tracker.example/p.gif" alt=""><form><input></form>';
  return <RichText html={`${planted}${notice}`} />;
}

function Wide() {
  const { wide } = useTexts(notices);
  const cells = Array.from({ length: 14 }, (_, at) => `<td>${wide} MAEU${240_000_000 + at}</td>`).join('');
  return (
    <RichText html={`<table><caption>${wide}</caption><tr>${cells}</tr></table><p>${wide.repeat(60)}</p>`} />
  );
}

export const preview = {
  title: { 'zh-CN': '富文本', en: 'Rich text' },
  states: {
    plain: Notice,
    hostile: Hostile,
    'long-text': Wide,
    empty: () => <RichText html="" />,
  },
} satisfies Preview;
