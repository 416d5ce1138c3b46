import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

const reports = {
  reportStarted: jest.fn(),
  reportFailed: jest.fn(),
  reportShellFailed: jest.fn(),
  sendReport: jest.fn(),
};
const theme = { isBroken: true };
jest.unstable_mockModule('../../outcomes/report-outcomes.ts', () => reports);
// As where the chunk of antd's theme does not come, which a page of a remote outside of the workspace needs.
jest.unstable_mockModule('../../theme/PageTheme.tsx', () => ({
  PageTheme: ({ children }: { children: ReactNode }) => {
    if (theme.isBroken) throw new ShellPartError(new Error('Loading chunk theme failed.'));
    return children;
  },
}));
const { ShellPartError } = await import('../../loading/judge-part.ts');
const { fetchRemoteModule, renderPortal } = await import('../../testing/render-portal.tsx');

const complain = console.error;
beforeEach(() => {
  console.error = () => {}; // React reports what a boundary caught
});
afterEach(() => {
  cleanup();
  console.error = complain;
});

test('a part of the shell that a public page needs is the shell’s failure: the remote keeps its version and its name', async () => {
  await renderPortal('/index', { session: 'signedOut' });
  expect(await screen.findByRole('heading', { level: 1, name: '路由错误' })).toBeTruthy();
  expect(reports.reportShellFailed).toHaveBeenCalledTimes(1);
  expect(reports.reportFailed).not.toHaveBeenCalled();
  expect(fetchRemoteModule).toHaveBeenCalledTimes(1);
  theme.isBroken = false;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
});

test('nor is a remote to blame where the share scope does not come, on which every version runs', async () => {
  reports.reportShellFailed.mockClear();
  fetchRemoteModule.mockRejectedValueOnce(new ShellPartError(new Error('Loading chunk share-scope failed.')));
  await renderPortal('/orders/list');
  expect(await screen.findByRole('heading', { level: 1, name: '路由错误' })).toBeTruthy();
  expect(reports.reportShellFailed).toHaveBeenCalledTimes(1);
  expect(reports.reportFailed).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ })));
  expect(await screen.findByRole('heading', { level: 1, name: '全部订单' })).toBeTruthy();
});
