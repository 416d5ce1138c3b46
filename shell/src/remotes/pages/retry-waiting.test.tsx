import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

const { createPart } = await import('../../loading/create-part.tsx');
const { hangingCode } = await import('../../testing/hanging-code.ts');

const theme = hangingCode('theme');
// As where the chunk of antd's theme hangs, which a page of a remote outside of the workspace needs.
const { Part } = createPart(async () => {
  await theme.ask();
  return ({ children }: { children: ReactNode }) => children;
});
jest.unstable_mockModule('../../theme/PageTheme.tsx', () => ({ PageTheme: Part }));
const { renderPortal } = await import('../../testing/render-portal.tsx');

afterEach(cleanup);

test('whoever tries again while a page waits for a part of the shell has that part asked for anew, too', async () => {
  await renderPortal('/index', { session: 'signedOut' });
  const retry = await screen.findByRole('button', { name: /^重 ?试$/ });
  expect(theme.asked()).toBe(1);
  await act(async () => fireEvent.click(retry));
  expect(theme.asked()).toBe(2);
  await act(async () => theme.come());
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
});
