// node api/bench/stall-time.ts [part of a name]: how long the server keeps others waiting while ten people make the
// costliest calls that they may, all at once, on either database: its health, and a page of another customer's goods.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { goodsColumns, goodsColumnTitle, goodsLimits, importLimits } from '@berth/contract';
import { asForm, pageHeaders } from '../test/caller.ts';
import { makeWorkbook } from '../test/make-workbook.ts';
import { startOwnPostgres } from '../test/own-postgres.ts';
import { goodsOf } from '../test/things/goods.ts';
import type { ServedPortal } from './serve-portal.ts';

type Headers = Record<string, string>;
type Call = { path: string; upload?: File };

const everyMs = 50;
/** Of the cases below those alone whose name has it. */
const named = process.argv[2] ?? '';

const library = (changedRows = 0) => {
  const rows = Array.from({ length: goodsLimits.rows }, (_, at) => {
    const goods = goodsOf('保温杯', { sku: `TL-${at}`, nameZh: `航海不锈钢保温杯 ${at}`, netWeight: 0.5 });
    const { unitPrice } = goods;
    return { ...goods, unitPrice: at < changedRows ? 13 : unitPrice };
  });
  const heading = goodsColumns.map((column) => goodsColumnTitle(column, 'en'));
  return workbookOf([heading, ...rows.map((goods) => goodsColumns.map((column) => goods[column]))]);
};
const cargo = () => {
  const heading = ['品名', '件数', '毛重 KGS', '长 cm', '宽 cm', '高 cm', '体积 CBM', 'Shipment ID', '说明'];
  const lines = Array.from({ length: importLimits.lines }, (_, at) => [
    `航海保温杯 ${at}`,
    (at % 20) + 1,
    (at % 50) + 0.5,
    60,
    50,
    40,
    0.12,
    `FBA15GC${String(at).padStart(5, '0')}`,
    '易碎，轻放',
  ]);
  return workbookOf([heading, ...lines]);
};
const workbookOf = (rows: (string | number | null)[][]) =>
  new File([new Uint8Array(makeWorkbook({ sheets: [{ rows }] }))], 'goods.xlsx');

const period = 'from=2026-11-01&to=2026-11-19';
// In this order: the later ones read what the first has stored.
const cases: Record<string, Call> = {
  'import of 2 000 new goods': { path: '/business/goodsImport', upload: library() },
  'the same, none changed': { path: '/business/goodsImport', upload: library() },
  'the same, 400 changed': { path: '/business/goodsImport', upload: library(400) },
  'export of 2 000 goods': { path: '/fileExport?list=goods' },
  'page of 50 goods': { path: '/business/goodsList?pageSize=50&prop=nameZh&order=descending' },
  'statement, Excel': { path: `/cost/downCost?${period}&format=xlsx` },
  'cargo of 10 000 lines': { path: '/import_excel_deal/importFbaGoodsFile', upload: cargo() },
};

const folder = mkdtempSync(join(tmpdir(), 'berth-stall-'));
const postgres = await startOwnPostgres();
try {
  await measure('embedded', [folder]);
  await measure('PostgreSQL', [folder, postgres.databaseUrl]);
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, settings: string[]): Promise<void> {
  const server = fork(new URL('./serve-portal.ts', import.meta.url), settings, { execArgv: [] });
  try {
    const [served] = (await once(server, 'message')) as [ServedPortal]; // it sends nothing else
    const figures: Record<string, object> = {};
    for (const [what, call] of Object.entries(cases)) {
      if (what.includes(named)) figures[what] = await stall(served, call);
    }
    console.info(`${name}: ms that others wait, asked every ${everyMs} ms, while ten people call at once`);
    console.table(figures);
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

async function stall({ origin, people }: ServedPortal, { path, upload }: Call) {
  const [other = {}, ...callers] = people;
  const form = upload ? await asForm(upload) : null;
  const body = form ? new Uint8Array(form.payload) : null;
  let isOver = false;
  const made = Promise.all(
    callers.map((headers) =>
      timeOf(`${origin}/api${path}`, {
        method: form ? 'POST' : 'GET',
        headers: { ...headers, ...form?.headers },
        body,
      }),
    ),
  ).finally(() => {
    isOver = true;
  });
  const pollHealth = async () => {
    const asked: Promise<Answered>[] = [];
    for (; !isOver; await pause(everyMs)) asked.push(timeOf(`${origin}/api/health`, { headers: {} }));
    return await Promise.all(asked);
  };
  // One person, who waits for each page: a customer has two reads at once.
  const pollList = async () => {
    const answers: Answered[] = [];
    for (; !isOver; await pause(everyMs))
      answers.push(await timeOf(`${origin}/api/business/goodsList?page=1`, { headers: other }));
    return answers;
  };
  const asked = [pollHealth(), pollList(), made];
  const [health = [], list = [], calls = []] = await Promise.all(asked);
  return { ...shares('health', health), ...shares('list', list), ...shares('calls', calls) };
}

type Answered = { ms: number; isRefused: boolean };

async function timeOf(address: string, request: RequestInit & { headers: Headers }): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(address, { ...request, headers: { ...pageHeaders, ...request.headers } });
  await response.arrayBuffer();
  return { ms: performance.now() - startedAt, isRefused: response.status !== 200 };
}

function shares(name: string, answered: Answered[]) {
  const sorted = answered.map(({ ms }) => ms).toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN);
  const refused = answered.filter(({ isRefused }) => isRefused).length;
  return {
    [`${name} p50`]: at(0.5),
    [`${name} p99`]: at(0.99),
    [`${name} max`]: at(1),
    ...(refused > 0 && { [`${name} refused`]: `${refused} of ${answered.length}` }),
  };
}
