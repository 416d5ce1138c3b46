// Started by goods-reader.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../workers/answer-once.ts';
import { readGoods } from './read-goods.ts';

answerOnce(readGoods);
