import { expect, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { readyForUse } from './ready-for-use.ts';

function Word({ promise }: { promise: Promise<string> }) {
  return use(promise);
}

const draw = (promise: Promise<string>) =>
  render(
    <Suspense fallback="outline">
      <Word promise={promise} />
    </Suspense>,
  );

test('what has come is drawn without an outline before it', async () => {
  const promise = readyForUse(Promise.resolve('the page'));
  await promise;
  const { container } = draw(promise);
  expect(container.textContent).toBe('the page');
});

test('what has not come is waited for', async () => {
  let arrive = (_word: string) => {};
  const late = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const { container } = await act(async () => draw(readyForUse(late)));
  expect(container.textContent).toBe('outline');
  await act(async () => arrive('the page'));
  expect(container.textContent).toBe('the page');
});

test('what failed fails where it is drawn, and nowhere else', async () => {
  const promise = readyForUse(Promise.reject(new Error('gone')));
  await expect(promise).rejects.toThrow('gone');
});
