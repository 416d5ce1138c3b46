// Started by lines-reader.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../../workers/answer-once.ts';
import { readLines } from './read-lines.ts';

answerOnce(readLines);
