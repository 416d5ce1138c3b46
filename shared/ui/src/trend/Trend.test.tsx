import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Trend } from './Trend.tsx';

test.each([
  [5, false, '上升 5%', 'better'],
  [-5, false, '下降 5%', 'worse'],
  [5, true, '上升 5%', 'worse'],
  [-5, true, '下降 5%', 'better'],
  [0, false, '持平 5%', 'level'],
  [-0, true, '持平 5%', 'level'],
])('a change of %s, reversed: %s', (change, isReversed, read, meaning) => {
  render(<Trend change={change} text="5%" isReversed={isReversed} />);
  const trend = screen.getByText('5%').closest<HTMLElement>('[data-meaning]');
  expect([trend?.textContent, trend?.dataset.meaning]).toEqual([read, meaning]);
});
