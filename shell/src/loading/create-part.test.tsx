import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';

jest.unstable_mockModule('./probe-line.ts', () => ({ isLineGood: async () => true }));
const { createPart } = await import('./create-part.tsx');

const complain = console.error;
beforeEach(() => {
  console.error = () => {};
});
afterEach(() => {
  cleanup();
  console.error = complain;
});

const Workspace = () => <h1>workspace</h1>;
const show = (Part: () => React.ReactNode) =>
  render(
    <Suspense fallback={<p>outline</p>}>
      <Part />
    </Suspense>,
  );

test('what was fetched ahead is drawn at once, without an outline', async () => {
  const { Part, fetchAhead, load } = createPart(async () => Workspace);
  fetchAhead();
  await load();
  show(Part as () => React.ReactNode);
  expect([screen.queryByRole('heading')?.textContent, screen.queryByText('outline')]).toEqual([
    'workspace',
    null,
  ]);
});

test('what could not be fetched ahead is asked for anew by whoever needs it', async () => {
  const ask = jest.fn(async () => Workspace).mockRejectedValueOnce(new Error('gone'));
  const { Part, fetchAhead, load } = createPart(ask);
  fetchAhead();
  await expect(load()).rejects.toThrow('gone');
  await act(async () => {
    show(Part as () => React.ReactNode);
  });
  expect([(await screen.findByRole('heading')).textContent, ask.mock.calls.length]).toEqual(['workspace', 2]);
});
