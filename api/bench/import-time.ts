// node api/bench/import-time.ts: what it costs to read ten thousand lines of goods, in a process of its own.

import { columnTitles } from '../src/modules/imports/goods/column-titles.ts';
import { createGoodsReader } from '../src/modules/imports/goods/goods-reader.ts';
import { readGoods } from '../src/modules/imports/goods/read-goods.ts';
import { makeWorkbook } from '../test/make-workbook.ts';

const runs = 7;
const heading = ['品名', '件数', '毛重 KGS', '长 cm', '宽 cm', '高 cm', '体积 CBM', 'Shipment ID', '说明'];
const packings = [{ value: '34', nameZh: '纸箱', nameEn: 'Carton' }];

for (const lines of [100, 1000, 10_000]) {
  const rows = Array.from({ length: lines }, (_, at) => [
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
  const content = makeWorkbook({ sheets: [{ rows: [heading, ...rows] }] });
  const order = { content, packings, titles: columnTitles('zh-CN') };
  const read = createGoodsReader((message) => console.info(message));
  const apart: number[] = [];
  const work: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    let startedAt = performance.now();
    const answer = await read(order, { signal: new AbortController().signal, onProgress: () => undefined });
    apart.push(performance.now() - startedAt);
    if (!('lines' in answer) || answer.lines.length !== lines) throw new Error('Not all lines were read');
    const { user, system } = process.cpuUsage();
    startedAt = performance.now();
    await readGoods(order, () => undefined);
    const spent = process.cpuUsage({ user, system });
    work.push((spent.user + spent.system) / 1000);
  }
  const median = (times: number[]) => times.sort((one, other) => one - other)[runs >> 1]?.toFixed(0);
  console.info(
    `${lines} lines, ${(content.length / 1024).toFixed(0)} kB: ${median(apart)} ms with its process, ` +
      `${median(work)} ms of the processor for the reading`,
  );
}
console.info(`${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most, this process`);
