// Started by inspect-file.ts for one file, which it is sent; it answers once and ends.
import { answerOnce } from '../../../workers/answer-once.ts';
import { inspectContent } from './inspect-content.ts';
import type { InspectionOrder } from './inspect-file.ts';

answerOnce(({ content, kinds, widths }: InspectionOrder) => inspectContent(content, kinds, widths));
