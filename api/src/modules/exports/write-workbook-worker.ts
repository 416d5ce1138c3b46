import { parentPort, workerData } from 'node:worker_threads';
import writeExcel from 'write-excel-file/node';
import { fillWorkbook } from './fill-workbook.ts';
import type { Workbook, WorkbookMessage } from './workbook.ts';

// The thread of one workbook: see write-workbook.ts, which alone starts it and gives it this.
const say = (message: WorkbookMessage) => parentPort?.postMessage(message);
const { sheet, options } = fillWorkbook(workerData as Workbook, (written) => say({ written }));
const bytes = await writeExcel(sheet, options).toBuffer();
say({ bytes });
