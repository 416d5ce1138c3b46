import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../../workers/run-thread.ts';
import { openPaper } from '../print/open-paper.ts';
import { drawFigures } from './draw-figure.ts';
import { drawMarks, paperSizeOf } from './draw-marks.ts';
import type { DrawOrder } from './draw-order.ts';

// The thread of one document, which draw-document.ts starts with an order.
const order = workerData as DrawOrder;
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const onDone = (done: number) => say({ done });
const a4 = paperSizeOf('a4');
const pieces =
  order.document === 'marks'
    ? order.marks.reduce((sum, { count }) => sum + count, 0)
    : order.figures.flatMap(({ tables }) => tables).reduce((sum, { rows }) => sum + rows.length, 0);
const size = order.document === 'marks' ? paperSizeOf(order.size) : a4;
const paper = openPaper(size, order.properties, pieces);
if (order.document === 'marks') drawMarks(paper, order, onDone);
else drawFigures(paper, order, onDone);
say({ bytes: await paper.finish() });
