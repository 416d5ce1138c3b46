import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import { clientClerk, clientRow, sampleClient } from '../../../testing/sample-client.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const whole = 'GET /system/client/get';
const save = 'POST /system/client/save';
const freeze = 'POST /system/client/freeze';
const air = 'POST /system/client/grantAir';
const open = (answers: Answers) => openPage('/settings/clients/detail?id=c-1', answers, clientClerk);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string) => await click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => fireEvent.change(field, { target: { value } }));
};
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('the list leads to each client, and to what waits to be reviewed', async () => {
  const rows = [clientRow(), clientRow({ id: 'c-2', name: '王明', state: 'frozen', creditLimit: null })];
  await openPage(
    '/settings/clients',
    {
      'GET /system/client/list': { rows, total: 2, summary: {} },
      'GET /system/client/waiting': { registrations: 2, companyChanges: 1 },
    },
    clientClerk,
  );
  const [link] = await screen.findAllByRole('link', { name: '厦门示例贸易有限公司' });
  expect(link?.getAttribute('href')).toBe('/settings/clients/detail?id=c-1');
  expect((await screen.findByText('2 个注册申请待审核')).getAttribute('href')).toBe('/registrations');
  expect(screen.getByText('1 个公司资料变更待审核').getAttribute('href')).toBe('/registrations');
  expect(screen.getAllByText('已冻结').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /导出/ })).toBeNull();
});

test('a client shows what it owes against its limit, and what it asks for', async () => {
  const change = {
    id: 'r-9',
    number: 'RG-9',
    purpose: 'change' as const,
    status: 'waiting' as const,
    submittedAt: '2026-11-20 10:00:00',
  };
  await open({ [whole]: sampleClient({ companyChanges: [change] }) });
  expect((await screen.findByText(/已用 25%，剩余/)).textContent).toContain('37,500.00');
  expect(screen.getByRole('link', { name: '前往处理' }).getAttribute('href')).toBe(
    '/registrations/detail?id=r-9',
  );
  expect(screen.getByText(/lin · 管理员 · 主账号 · 13900001101 · 从未登录/)).toBeTruthy();
});

test('one that owes more than its limit says by how much', async () => {
  await open({ [whole]: sampleClient({ owed: { currency: 'CNY', amountMinor: 6_000_000 } }) });
  expect((await screen.findByText(/已超出信用额度/)).textContent).toContain('10,000.00');
});

test('terms are saved as they were seen; a limit without days is said at its field and keeps what was typed', async () => {
  const { calls } = await open({ [whole]: sampleClient(), [save]: { version: 4 } });
  await type(/^账期/, '');
  await press('保存');
  expect(await screen.findByText('信用额度和账期请同时填写，或都不填')).toBeTruthy();
  expect(sent(calls, save)).toEqual([]);
  await type(/^账期/, '45');
  await type(/^信用额度/, '80,000.50');
  await press('保存');
  const terms = { ...sampleClient().terms, creditDays: 45, creditLimitMinor: 8_000_050 };
  await waitFor(() => expect(sent(calls, save)).toEqual([{ id: 'c-1', version: 3, terms }]));
});

test('a client is frozen for a reason, once that was confirmed', async () => {
  let client = sampleClient();
  const { calls } = await open({
    [whole]: () => client,
    [freeze]: () => {
      client = sampleClient({
        version: 4,
        state: 'frozen',
        frozen: { reason: '账单逾期', at: '2026-11-28 09:00:00' },
        freezes: [{ isFrozen: true, reason: '账单逾期', by: '王经理', at: '2026-11-28 09:00:00' }],
      });
      return { version: 4 };
    },
  });
  await press('冻结客户');
  expect(await screen.findByText('请填写此项')).toBeTruthy();
  await type(/^原因/, '账单逾期');
  await press('冻结客户');
  expect(sent(calls, freeze)).toEqual([]);
  await press('确认冻结');
  await waitFor(() =>
    expect(sent(calls, freeze)).toEqual([{ id: 'c-1', version: 3, isFrozen: true, reason: '账单逾期' }]),
  );
  expect(await screen.findByText(/^原因：账单逾期/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: '解除冻结' })).toBeTruthy();
});

test('what a colleague has changed meanwhile is looked at before; the reason that was typed stays', async () => {
  let client = sampleClient();
  await open({
    [whole]: () => client,
    [freeze]: () => {
      client = sampleClient({ version: 4 });
      return refuse('VERSION_CONFLICT');
    },
  });
  await type(/^原因/, '账单逾期');
  await press('冻结客户');
  await press('确认冻结');
  expect(await screen.findByText(/刚被其他同事修改/)).toBeTruthy();
  await press('已查看');
  expect(await screen.findByDisplayValue('账单逾期')).toBeTruthy();
});

test('air bookings are given to a person by one switch', async () => {
  const { calls } = await open({ [whole]: sampleClient(), [air]: { isGranted: true } });
  await click(await screen.findByRole('switch', { name: /林小满/ }));
  await waitFor(() => expect(sent(calls, air)).toEqual([{ memberId: 'm-1', isGranted: true }]));
});
