// Started by library-reader.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../../workers/answer-once.ts';
import { readLibrary } from './read-library.ts';

answerOnce(readLibrary);
