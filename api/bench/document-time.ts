// node api/bench/document-time.ts: what it costs to draw booking figures and shipping marks of many lines and labels,
// each in a process of its own; `document-time.ts figure 10000` is one of them.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawDocument } from '../src/modules/documents/draw/draw-document.ts';
import type { DrawOrder, PrintedFigure, PrintedMarks } from '../src/modules/documents/draw/draw-order.ts';

const counts = { figure: [500, 1000, 5000, 10_000, 25_000], marks: [500, 1000, 5000, 10_000] };
const linesOfBooking = 500;

const properties = {
  title: '订舱单',
  author: '深圳市前海某某国际贸易有限公司',
  keywords: ['SZL-261120-0042'],
  language: 'zh-CN',
  createdAt: '2026-11-20T00:00:00.000Z',
} as const;

function figure(at: number, lines: number): PrintedFigure {
  const facts = ['客户业务编号', '运输渠道', '收货地', '目的地', '卸货港', '预计入仓时间'].map((label) => ({
    label,
    value: '长滩 USLGB',
  }));
  const columns = [0.05, 0.2, 0.15, 0.07, 0.1, 0.08, 0.12, 0.07, 0.16].map((share) => ({
    heading: '毛重 KGS',
    share,
  }));
  const rows = Array.from({ length: lines }, (_, line) => [
    `${line + 1}`,
    `航海保温杯 ${at}-${line}`,
    `FBA15GC${String(line).padStart(5, '0')}\n8N7EGXAD`,
    '12',
    '115.200',
    '0.567',
    '60×50×40',
    '纸箱',
    '易碎，轻放，请勿倒置',
  ]);
  return {
    businessNumber: `SZL-261120-${String(at).padStart(4, '0')}`,
    isScanned: true,
    brand: 'Berth 泊位',
    title: '订舱单',
    status: '待收货',
    gate: { code: `E${'0'.repeat(32)}`, caption: '入仓码' },
    sections: [{ heading: '航程', facts }],
    tables: [{ heading: '货物明细', columns, rows, totals: ['', '合计', '', '1', '1', '1', '', '', ''] }],
    footer: '打印于 2026-11-20',
    pageOf: '第 {page} / {pages} 页',
  };
}

function marks(at: number, count: number): PrintedMarks {
  return {
    businessNumber: `SZL-261120-${String(at).padStart(4, '0')}`,
    ownNumber: 'PO-118',
    destination: 'ONT8',
    destinationDetail: '亚马逊仓 · 长滩 USLGB',
    address: { label: '送货地址', value: '24300 Nandina Ave, Moreno Valley, CA, 92551, 美国' },
    facts: [{ label: 'Shipment ID', value: 'FBA15GCL9X61' }],
    goods: { label: '货物', value: '航海保温杯' },
    first: 1,
    count,
    cartons: count,
  };
}

/** As many bookings as these pieces are in. */
function inBookings<Part>(pieces: number, make: (at: number, count: number) => Part): Part[] {
  return Array.from({ length: Math.ceil(pieces / linesOfBooking) }, (_, at) =>
    make(at, Math.min(linesOfBooking, pieces - at * linesOfBooking)),
  );
}

async function drawOne(document: string, pieces: number): Promise<void> {
  const unprintable = '□';
  const order: DrawOrder =
    document === 'figure'
      ? { properties, document: 'figure', figures: inBookings(pieces, figure), unprintable }
      : {
          properties,
          document: 'marks',
          size: '100x150',
          marks: inBookings(pieces, marks),
          cartonWord: '箱号 C/NO.',
          pageOf: '第 {page} / {pages} 页',
          unprintable,
        };
  const startedAt = performance.now();
  const waiting = { onDone: () => undefined, signal: new AbortController().signal };
  const bytes = await drawDocument(order, waiting, { isTask: true });
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage();
  const memory = process.resourceUsage().maxRSS / 1024;
  console.info(
    `${document} of ${pieces}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor, ` +
      `${memory.toFixed(0)} MB at most, ${(bytes.length / 1024 / 1024).toFixed(1)} MB`,
  );
}

const [document, pieces] = process.argv.slice(2);
if (document) await drawOne(document, Number(pieces));
else {
  for (const [each, sizes] of Object.entries(counts)) {
    for (const size of sizes) {
      const program = [fileURLToPath(import.meta.url), each, String(size)];
      execFileSync(process.execPath, program, { stdio: 'inherit' });
    }
  }
}
