import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadMessage } from '../../../workers/run-thread.ts';
import { writeFormulas } from '../../exports/write-formulas.ts';
import { fillDocuments } from './fill-documents.ts';
import type { DocumentSource } from './trade-documents.ts';

// The thread of one workbook, which make-documents.ts starts with this.
const source = workerData as DocumentSource;
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const bytes = await writeFormulas(fillDocuments(source));
say({ bytes });
