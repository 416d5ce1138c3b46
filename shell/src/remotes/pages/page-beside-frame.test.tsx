import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fetchRemoteModule, renderPortal } from '../../testing/render-portal.tsx';

test('the page that an address leads to is asked for while the frame of the workspace is on its way', async () => {
  const give = fetchRemoteModule.getMockImplementation();
  let isFrameThere: boolean | null = null;
  fetchRemoteModule.mockImplementationOnce(async (version, isRetry) => {
    isFrameThere = document.querySelector('nav') !== null;
    return give?.(version, isRetry);
  });
  await renderPortal('/orders/list');
  expect(await screen.findByRole('heading', { level: 1, name: '全部订单' })).toBeTruthy();
  expect(isFrameThere).toBe(false);
});
