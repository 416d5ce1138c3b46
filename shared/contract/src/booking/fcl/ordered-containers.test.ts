import { expect, test } from '@jest/globals';
import { frozenFields } from '../booking-status.ts';
import { containerDifferences, frozenFieldProblems } from './ordered-containers.ts';

const sizes = (...all: string[]) => all.map((sizeType) => ({ sizeType }));
const order = {
  receivingPlace: 'CNYTN',
  destination: 'USLGB',
  dischargePort: 'USLGB',
  containers: sizes('40HQ', '20GP'),
};

test('boxes that are not those that were ordered differ by size', () => {
  expect(containerDifferences(order.containers, sizes('20GP', '40HQ'))).toEqual([]);
  expect(containerDifferences(order.containers, sizes('40HQ', '45HQ', '40HQ'))).toEqual([
    { sizeType: '40HQ', ordered: 1, assigned: 2 },
    { sizeType: '20GP', ordered: 1, assigned: 0 },
    { sizeType: '45HQ', ordered: 0, assigned: 1 },
  ]);
});

test.each<[string, Partial<typeof order>, string[]]>([
  ['nothing of it', {}, []],
  ['the order of the containers', { containers: sizes('20GP', '40HQ') }, []],
  [
    'the ports',
    { receivingPlace: 'CNSHK', destination: 'USLAX', dischargePort: 'USLAX' },
    ['receivingPlace', 'destination', 'dischargePort'],
  ],
  ['a size', { containers: sizes('40HQ', '40HQ') }, ['containers']],
  ['how many', { containers: sizes('40HQ') }, ['containers']],
])('once containers are assigned, a change of %s is told at %j', (_what, change, paths) => {
  const problemsOf = (kind: 'lcl' | 'fcl') => {
    const frozen = frozenFields({ kind, assignedContainers: 1, hasSailing: false, hasDeparted: false });
    return frozenFieldProblems(frozen, order, { ...order, ...change });
  };
  const told = (fields: string[]) => fields.map((path) => ({ path, rule: 'spaceFixed' }));
  expect(problemsOf('fcl')).toEqual(told(paths));
  // Of a consolidation nobody orders containers.
  expect(problemsOf('lcl')).toEqual(told(paths.filter((path) => path !== 'containers')));
});
