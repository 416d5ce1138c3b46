// Started by read-goods-apart.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../apart/answer-once.ts';
import { readGoods } from './read-goods.ts';

answerOnce(readGoods);
