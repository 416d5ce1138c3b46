// Started by rows-of-file.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../workers/answer-once.ts';
import { readCells } from './read-cells.ts';

answerOnce(readCells);
