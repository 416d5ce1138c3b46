import { parentPort, workerData } from 'node:worker_threads';
import writeExcel from 'write-excel-file/node';
import type { ThreadMessage } from '../../apart/run-thread.ts';
import { fillWorkbook } from './fill-workbook.ts';
import type { Workbook } from './workbook.ts';

// The thread of one workbook: see write-workbook.ts, which alone starts it and gives it this.
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const { sheet, options } = fillWorkbook(workerData as Workbook, (done) => say({ done }));
const bytes = await writeExcel(sheet, options).toBuffer();
say({ bytes });
