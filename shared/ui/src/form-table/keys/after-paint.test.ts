import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { afterPaint, doWaiting } from './after-paint.ts';

test('what is left for later is done in its order once a frame is over', async () => {
  const done: string[] = [];
  afterPaint(() => done.push('first'));
  afterPaint(() => done.push('second'));
  expect(done).toEqual([]);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(done).toEqual(['first', 'second']);
});

test('whoever hears of a key finds it done', () => {
  const work = jest.fn();
  const heard = jest.fn(() => expect(work).toHaveBeenCalledTimes(1));
  document.body.addEventListener('keydown', heard, { once: true });
  afterPaint(work);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('done at once it is not done again', () => {
  const work = jest.fn();
  afterPaint(work);
  doWaiting();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that is not painted does it all the same', () => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  const work = jest.fn();
  afterPaint(work);
  jest.advanceTimersByTime(99);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
