import { expect, test } from '@jest/globals';
import { leadChangeProblems, leadStatesFrom } from './lead-state.ts';

const working = { state: 'working', ownerId: 'm-1' } as const;
const problemsOf = (after: Partial<Parameters<typeof leadChangeProblems>[1]>) =>
  leadChangeProblems(working, { ...working, note: '', ...after }).map(({ path, rule }) => [path, rule]);

test('a lead is taken up, then closed, and taken up again where that was a mistake', () => {
  expect(leadStatesFrom('new')).toEqual(['new', 'working', 'spam']);
  expect(leadStatesFrom('working')).toEqual(['working', 'won', 'lost', 'spam']);
  expect(leadStatesFrom('lost')).toEqual(['working', 'lost']);
});

test('closing needs a note, another owner does not, and what changes nothing is refused', () => {
  expect(problemsOf({ state: 'lost' })).toEqual([['note', 'required']]);
  expect(problemsOf({ state: 'lost', note: '价格' })).toEqual([]);
  expect(problemsOf({ ownerId: null })).toEqual([]);
  expect(problemsOf({})).toEqual([['note', 'leadUnchanged']]);
  expect(problemsOf({ note: '名'.repeat(1001) })).toEqual([['note', 'tooLong']]);
});
