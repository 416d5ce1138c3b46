import { dictionaryLimits } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';

type Answer = EndpointResult<Endpoints['POST /system/dic/preview']>;
export type PreviewAnswer = Answer & {
  tell: <Sort extends 'added' | 'changed' | 'refused'>(sort: Sort, row: Answer[Sort][number]) => void;
};

/** Counts everything and shows the first of each sort. */
export function previewAnswer(id: string): PreviewAnswer {
  const answer: Answer = {
    id,
    rows: 0,
    counts: { added: 0, changed: 0, unchanged: 0, skipped: 0, refused: 0 },
    added: [],
    changed: [],
    refused: [],
  };
  return Object.assign(answer, {
    tell: <Sort extends 'added' | 'changed' | 'refused'>(sort: Sort, row: Answer[Sort][number]) => {
      answer.counts[sort] += 1;
      const shown: Answer[Sort][number][] = answer[sort];
      if (shown.length < dictionaryLimits.shown) shown.push(row);
    },
  });
}
