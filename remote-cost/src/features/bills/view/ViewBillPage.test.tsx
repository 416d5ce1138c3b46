import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/open-page.tsx';
import { aBill, aDispute, aProof, aTotal, feeRow } from '../../../testing/sample-bill.ts';
import type { Bill } from '../../calls/cost.queries.ts';

jest.setTimeout(60_000);

const one = 'GET /cost/getExpense';
const dispute = 'POST /cost/dispute';
const reply = 'POST /cost/disputeReply';
const user = {
  ...testUser,
  permissions: ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay', 'exports:make'],
};
const accounts: Answers = {
  'GET /cost/getBankAccounts': [
    {
      id: 'cny',
      currency: 'CNY' as const,
      accountName: '深圳泊位国际货运代理有限公司',
      swift: '',
      accountNumber: '4000027719200032451',
      bank: { 'zh-CN': '中国银行深圳分行', en: 'Bank of China' },
    },
  ],
};
const open = (bill: Partial<Bill>, more: Answers = {}, permissions = user.permissions) =>
  openPage(
    '/cost/detail?id=bill-1',
    { ...accounts, [one]: aBill(bill), ...more },
    { user: { ...user, permissions } },
  );
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = async (fee: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(fee) })).closest('tr');

test('a fee stands beside its quotation, with the difference, why, and what it is charged by', async () => {
  await open({});
  const row = await rowOf('海运费');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    '¥1,000.0010 CBM × 100.00',
    '¥1,250.0012.5 CBM × 100.00',
    '+¥250.00 (+25%)数量 10 CBM → 12.5 CBM',
  ]);
  expect(screen.getByText('计费重 12.5 CBM')).toBeTruthy();
  const booking = screen.getByRole('link', { name: 'SZL-261102-0007' });
  expect(booking.getAttribute('href')).toBe('/business/lcl/detail?id=booking-1&mode=view');
});

test('what stands on account pays what is due, all of it unless less is typed', async () => {
  const apply = 'POST /cost/applyCredit';
  const { calls } = await open(
    {
      status: 'unpaid',
      version: 4,
      totals: [aTotal({ confirmedMinor: 125_000 })],
      creditOnAccount: [{ currency: 'CNY', amountMinor: 30_000 }],
    },
    { [apply]: { id: 'bill-1', number: 'B-2611-0001', version: 5, status: 'partial', totals: [] } },
  );
  const amount = await screen.findByRole('textbox', { name: /金额（CNY）/ });
  expect(amount).toHaveProperty('value', '300.00');
  await click('用余额抵付');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === apply)?.body).toMatchObject({
      billId: 'bill-1',
      version: 4,
      currency: 'CNY',
      amountMinor: 30_000,
    }),
  );
});

test('who may not pay sees what stands on account, and uses none of it', async () => {
  await open({ creditOnAccount: [{ currency: 'CNY', amountMinor: 30_000 }] }, {}, ['cost:view']);
  expect(await screen.findByRole('region', { name: '预付余额' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '用余额抵付' })).toBeNull();
});

test('what changed since it was confirmed says from what to what', async () => {
  await open({ rows: [feeRow({ changedFromMinor: 90_000 })] });
  expect((await rowOf('海运费'))?.textContent).toContain('确认后由 ¥900.00 改为 ¥1,000.00');
});

test('what is to be paid stands with account and reference, each copied with a click', async () => {
  await open({
    status: 'unpaid',
    toConfirm: null,
    totals: [aTotal({ confirmedMinor: 125_000 })],
  });
  expect(await screen.findByText('请在 2099-11-30 前付款 ¥1,250.00，付款后上传付款凭证。')).toBeTruthy();
  for (const code of ['4000027719200032451', '深圳泊位国际货运代理有限公司', 'BTH2611A7']) {
    expect(await screen.findByRole('button', { name: `复制 ${code}` })).toBeTruthy();
  }
  expect(screen.getByRole('button', { name: '提交付款凭证' }).className).toContain('primary');
  expect(screen.queryByRole('button', { name: '确认金额' })).toBeNull();
});

test('a bill that proofs cover asks for no payment; another proof can be sent, and proposes nothing', async () => {
  await open({
    status: 'proofSent',
    dueOn: '2026-01-01',
    toConfirm: null,
    totals: [aTotal({ confirmedMinor: 125_000, checkingMinor: 125_000 })],
  });
  expect(await screen.findByText('付款凭证已提交，等待货代确认到账，无需再付款。')).toBeTruthy();
  expect(screen.queryByText(/逾期/)).toBeNull();
  expect(screen.getByText('核对中').parentElement?.textContent).toBe('核对中¥1,250.00');
  const send = screen.getByRole('button', { name: '提交付款凭证' });
  expect(send.className).not.toContain('primary');
  await userEvent.click(send);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: /付款金额/ })).toHaveProperty('value', '');
  expect(dialog.getByText('待付 ¥0.00，另有 ¥1,250.00 核对中')).toBeTruthy();
});

test('what is due, disputed and to be confirmed stand apart, as in the account', async () => {
  await open({
    status: 'disputed',
    totals: [aTotal({ amountMinor: 719_000, disputedMinor: 185_000, confirmedMinor: 500_000 })],
    disputes: [aDispute()],
  });
  const pay = within(await screen.findByRole('region', { name: 'CNY 付款' }));
  const amounts = ['应付', '有争议', '待确认'].map((name) => pay.getByText(name).parentElement?.textContent);
  expect(amounts).toEqual(['应付¥5,000.00', '有争议¥1,850.00', '待确认¥340.00']);
});

test('a proof over several bills says what of it is for this one', async () => {
  const bills = [
    { id: 'bill-1', number: 'B-2611-0001', amountMinor: 30_000 },
    { id: 'bill-2', number: 'B-2611-0002', amountMinor: 50_000 },
  ];
  await open({ proofs: [aProof({ amountMinor: 80_000, bills })] });
  const list = within(await screen.findByRole('list', { name: '付款记录' }));
  expect(list.getByText('¥300.00')).toBeTruthy();
  expect(list.getByText('2 张账单共 ¥800.00')).toBeTruthy();
});

test('a bill whose correction is awaited is not confirmed, and says why', async () => {
  await open({ status: 'answered', toConfirm: null, disputes: [aDispute({ status: 'accepted' })] });
  expect(await screen.findByText(/货代已同意您的争议，正在更正账单/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认金额' })).toBeNull();
});

test('a row is disputed where it stands: what is wrong is said there, and what was typed outlives a failure', async () => {
  let isDown = true;
  const { calls } = await open(
    {},
    { [dispute]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : { dispute: aDispute(), version: 4 }) },
  );
  await rowOf('海运费');
  await click('对“海运费”提出争议');
  await click('提交争议');
  expect(screen.getAllByText(/^请(选择|填写)/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: '数量或重量有误' }));
  await userEvent.type(screen.getByRole('textbox', { name: /说明/ }), '实测 9 CBM');
  await userEvent.type(screen.getByRole('textbox', { name: '您认为应为' }), '900.005');
  await click('提交争议');
  expect(screen.getByText(/最多 2 位小数/)).toBeTruthy();
  expect(calls.filter(({ key }) => key === dispute)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: '您认为应为' }), '{Backspace}');
  await click('提交争议');
  expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeTruthy();
  isDown = false;
  await click('提交争议');
  await waitFor(() => expect(screen.queryByRole('button', { name: '提交争议' })).toBeNull());
  const [lost, sent] = calls.filter(({ key }) => key === dispute).map(({ body }) => body);
  expect(sent).toEqual(lost);
  expect(sent).toMatchObject({
    billId: 'bill-1',
    feeRowId: 'row',
    reason: 'wrongQuantity',
    words: '实测 9 CBM',
    expectedMinor: 90_000,
    files: [],
  });
});

test.each([
  ['a row', '对“海运费”提出争议'],
  ['a whole bill', '对整张账单提出争议'],
])('a dispute of %s that was discarded is had back, with its words', async (_subject, name) => {
  const { view } = await open({});
  await rowOf('海运费');
  await click(name);
  await userEvent.type(screen.getByRole('textbox', { name: /说明/ }), '实测 9 CBM');
  await click('放弃');
  expect(screen.queryByRole('textbox', { name: /说明/ })).toBeNull();
  await click('撤销放弃');
  expect(screen.getByRole('textbox', { name: /说明/ })).toHaveProperty('value', '实测 9 CBM');
  expect(screen.queryByRole('button', { name: '撤销放弃' })).toBeNull();
  await click('放弃');
  view.unmount();
});

test('a dispute shows what both sides said, is replied to and withdrawn', async () => {
  const answered = aDispute({
    status: 'refused',
    entries: [
      ...aDispute().entries,
      { side: 'forwarder', name: '', words: '以入库实测为准', outcome: 'refused', at: '2026-11-21 09:00:00' },
    ],
  });
  const { calls } = await open(
    { status: 'answered', disputes: [answered] },
    {
      [reply]: { dispute: answered, version: 4 },
      'POST /cost/withdrawDispute': { dispute: answered, version: 5 },
    },
  );
  const talk = await screen.findByRole('list', { name: '往来' });
  expect(talk.textContent).toContain('货代 2026-11-21 09:00未接受以入库实测为准');
  await userEvent.type(screen.getByRole('textbox', { name: '回复' }), '请提供照片');
  await click('发送回复');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '回复' })).toHaveProperty('value', ''));
  expect(calls.find(({ key }) => key === reply)?.body).toMatchObject({
    disputeId: 'dispute-1',
    words: '请提供照片',
  });
  await click('撤回争议');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === 'POST /cost/withdrawDispute')?.body).toEqual({
      disputeId: 'dispute-1',
    }),
  );
});

test('what is typed while a reply is on its way stays', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { calls } = await open(
    { status: 'disputed', disputes: [aDispute()] },
    {
      [reply]: async () => {
        await arrived;
        return { dispute: aDispute(), version: 4 };
      },
    },
  );
  const field = await screen.findByRole('textbox', { name: '回复' });
  await userEvent.type(field, '一');
  await click('发送回复');
  await userEvent.type(field, '二');
  arrive();
  const send = () => screen.getByRole('button', { name: /发送回复/ });
  await waitFor(() => expect(send().className).not.toContain('loading'));
  expect(field).toHaveProperty('value', '一二');
  await userEvent.click(send());
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(screen.queryByText('请填写此项')).toBeNull();
  const sent = calls.filter(({ key }) => key === reply).map(({ body }) => body);
  expect(sent).toMatchObject([{ words: '一' }, { words: '一二' }]);
});

test.each([
  ['its dispute was withdrawn', { disputes: [aDispute({ status: 'withdrawn', isClosed: true })] }],
  ['its bill was confirmed', { status: 'unpaid', disputes: [aDispute({ isClosed: true })] }],
] satisfies [string, Partial<Bill>][])(
  'a reply that was typed when %s stays to be copied',
  async (_what, bill) => {
    const first = await open({ status: 'disputed', disputes: [aDispute()] });
    await userEvent.type(await screen.findByRole('textbox', { name: '回复' }), '请提供照片');
    first.view.unmount();
    await open(bill);
    expect(await screen.findByRole('textbox', { name: '回复' })).toHaveProperty('value', '请提供照片');
    expect(screen.getByText(/争议已结束/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '发送回复' })).toBeNull();
    await click('放弃回复');
    expect(screen.queryByRole('textbox', { name: '回复' })).toBeNull();
  },
);

test('a dispute that was typed when a colleague disputed the row stays to be copied, and is not sent', async () => {
  const first = await open({});
  await rowOf('海运费');
  await click('对“海运费”提出争议');
  await userEvent.type(screen.getByRole('textbox', { name: /说明/ }), '实测 9 CBM');
  first.view.unmount();
  await open({ status: 'disputed', disputes: [aDispute({ feeRowId: 'row' })] });
  expect(await screen.findByRole('textbox', { name: /说明/ })).toHaveProperty('value', '实测 9 CBM');
  expect(screen.getByText(/此处现在不能再提出争议/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '提交争议' })).toHaveProperty('disabled', true);
  await click('放弃');
  expect(screen.queryByRole('textbox', { name: /说明/ })).toBeNull();
});

test('in an open dispute the rest is confirmed: the sum leaves the disputed row out', async () => {
  await open({
    status: 'disputed',
    rows: [
      feeRow(),
      feeRow({ id: 'other', feeName: { 'zh-CN': '文件费', en: 'Documents' }, amountMinor: 5000 }),
    ],
    disputes: [aDispute()],
    toConfirm: [{ currency: 'CNY', amountMinor: 5000 }],
  });
  await rowOf('海运费');
  await click('确认金额');
  expect((await screen.findByRole('dialog')).textContent).toContain('待确认合计 ¥50.00');
});

test('the answer to a dispute of what was confirmed before is accepted by confirming', async () => {
  await open({
    status: 'answered',
    rows: [feeRow({ isConfirmed: true, paymentStatus: 'unpaid' })],
    disputes: [aDispute({ status: 'refused' })],
    toConfirm: [],
  });
  await rowOf('海运费');
  await click('确认金额');
  const { textContent } = await screen.findByRole('dialog');
  expect(textContent).toContain('确认即接受货代对争议的答复');
  expect(textContent).not.toContain('待确认合计');
});

test('after a refused invoice another is asked for, after any other none', async () => {
  const invoice = {
    id: 'invoice',
    kind: 'ordinary' as const,
    status: 'refused' as const,
    invoiceNumber: '',
    refusal: '抬头有误',
    file: null,
  };
  const { view } = await open({ status: 'settled', invoices: [invoice] });
  expect(await screen.findByRole('button', { name: '申请发票' })).toBeTruthy();
  view.unmount();
  await open({ status: 'settled', invoices: [invoice, { ...invoice, id: 'again', status: 'requested' }] });
  await rowOf('海运费');
  expect(screen.queryByRole('button', { name: '申请发票' })).toBeNull();
});

test('who may only look reads everything and changes nothing', async () => {
  await open({ disputes: [aDispute()], status: 'disputed' }, {}, ['cost:view']);
  await rowOf('海运费');
  for (const name of ['确认金额', '提交付款凭证', '撤回争议', '对整张账单提出争议']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('a bill that is not there leads back to the list', async () => {
  await open({}, { [one]: () => refuse('NOT_FOUND') });
  expect((await screen.findByRole('link', { name: '返回账单列表' })).getAttribute('href')).toBe('/cost');
});
