import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import { reviewer } from '../../testing/sample-registration.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const message = {
  id: 'm-1',
  channel: 'sms',
  kind: 'submittedRegistration',
  recipient: '139****0001',
  state: 'failed',
  tries: 3,
  reason: 'HTTP_400',
  createdAt: '2026-11-20 10:00:00',
  endedAt: '2026-11-20 10:01:00',
} as const;

test('staff see which messages failed and why, and can look at these alone', async () => {
  const { calls } = await openPage(
    '/registrations/outbox',
    { 'GET /system/outbox': { messages: [message], hasMore: false } },
    reviewer,
  );
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/短信 · 139\*{4}0001.*注册申请已收到.*失败.*尝试 3 次 · HTTP_400/);
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '发送失败' })));
  const asked = calls.filter(({ key }) => key === 'GET /system/outbox');
  expect(asked).toHaveLength(2);
});

test('nothing that left is said as such', async () => {
  await openPage(
    '/registrations/outbox',
    { 'GET /system/outbox': { messages: [], hasMore: false } },
    reviewer,
  );
  expect(await screen.findByText('没有短信或邮件。')).toBeTruthy();
});
