// Started by import-fee-rows.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../../workers/answer-once.ts';
import { readFeeRows } from './read-fee-rows.ts';

answerOnce(readFeeRows);
