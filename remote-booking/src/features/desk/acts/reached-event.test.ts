import { milestoneOf, milestones } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { reachedEvent } from './reached-event.ts';

test.each(milestones)('what is entered as %s is read as that', (milestone) => {
  const container = { number: 'CSQU3054383', portOfLoading: 'CNYTN', portOfDischarge: 'USLGB' };
  const at = '2026-11-20T10:00:00+08:00';
  const event = reachedEvent({ milestone, classifier: 'ACT', at, saidAt: at, container });
  expect(milestoneOf(event, container)).toBe(milestone);
});
