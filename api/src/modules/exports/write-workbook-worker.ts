import { parentPort, workerData } from 'node:worker_threads';
import writeExcel from 'write-excel-file/node';
import { receiveFeed, type ThreadMessage } from '../../workers/run-thread.ts';
import { fillWorkbook } from './fill-workbook.ts';
import type { LongWorkbook, Workbook, WorkbookRow } from './workbook.ts';

// The thread of one workbook: see write-workbook.ts, which alone starts it and gives it this.
const given = workerData as Workbook | Omit<LongWorkbook, 'steps'>;
const rows = 'rows' in given ? given.rows : (await receiveFeed<readonly WorkbookRow[]>()).flat();
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const { sheet, options } = fillWorkbook({ ...given, rows }, (done) => say({ done }));
const bytes = await writeExcel(sheet, options).toBuffer();
say({ bytes });
