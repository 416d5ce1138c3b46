import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '@berth/contract';
import type { ThreadMessage } from '../../../workers/run-thread.ts';
import { writeFormulas } from '../../exports/write-formulas.ts';
import { fillStatement } from './fill-statement.ts';
import type { Statement } from './read-statement.ts';

// The thread of one statement's Excel file, which make-statement.ts starts with this.
const { statement, locale } = workerData as { statement: Statement; locale: Locale };
const say = (message: ThreadMessage) => parentPort?.postMessage(message);
const bytes = await writeFormulas(fillStatement(statement, locale));
say({ bytes });
