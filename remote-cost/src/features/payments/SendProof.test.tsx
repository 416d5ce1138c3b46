import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, showPart } from '../../testing/open-page.tsx';
import { aBill, aTotal } from '../../testing/sample-bill.ts';
import { ProofForm } from './ProofForm.tsx';

jest.setTimeout(60_000);

const proof = 'POST /cost/paymentProof';
const bill = aBill({
  status: 'unpaid',
  totals: [aTotal({ amountMinor: 125_000, confirmedMinor: 125_000, paidMinor: 25_000 })],
});
const answers: Answers = { 'GET /cost/getExpense': bill, 'GET /cost/getBankAccounts': [] };
const user = {
  ...testUser,
  permissions: ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay', 'exports:make'],
};

test('the rest is proposed; what is missing and what is underpaid is said before anything is sent', async () => {
  const { calls } = await openPage('/cost/detail?id=bill-1', answers, { user });
  await userEvent.click(await screen.findByRole('button', { name: '提交付款凭证' }));
  const dialog = within(await screen.findByRole('dialog'));
  const part = dialog.getByRole('textbox', { name: 'B-2611-0001' });
  expect([dialog.getByRole('textbox', { name: /付款金额/ }), part]).toMatchObject([
    { value: '1000.00' },
    { value: '1000.00' },
  ]);
  await userEvent.clear(part);
  await userEvent.type(part, '400');
  expect(dialog.getByText('还差 ¥600.00 未付。')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '提交凭证' }));
  expect(dialog.getByText('各账单金额合计 CNY 400.00，应等于付款金额 CNY 1000.00')).toBeTruthy();
  expect(dialog.getAllByText('请填写此项')).toHaveLength(2);
  expect(calls.filter(({ key }) => key === proof)).toEqual([]);
});

test('what was typed is there again after a payment has arrived, with what is due by now', async () => {
  const read = async (paidMinor: number) => {
    const totals = bill.totals.map((total) => ({ ...total, paidMinor }));
    const more = { ...answers, 'GET /cost/getExpense': { ...bill, totals } };
    const payer = { ...user, id: 'payer' };
    const { view } = await openPage('/cost/detail?id=bill-1', more, { user: payer });
    await userEvent.click(await screen.findByRole('button', { name: '提交付款凭证' }));
    return { view, dialog: within(await screen.findByRole('dialog')) };
  };
  const before = await read(25_000);
  await userEvent.type(before.dialog.getByRole('textbox', { name: /付款人/ }), '林小满');
  before.view.unmount();
  const { dialog } = await read(75_000);
  expect(dialog.getByRole('textbox', { name: /付款人/ })).toHaveProperty('value', '林小满');
  for (const name of [/付款金额/, 'B-2611-0001']) {
    expect(dialog.getByRole('textbox', { name })).toHaveProperty('value', '500.00');
  }
});

test('a proof like one that is there is asked about, and sent once it is said to be another', async () => {
  const sent = jest.fn();
  const { calls } = await showPart(<ProofForm bills={[{ ...bill, id: 'paid-twice' }]} onSent={sent} />, {
    'POST /uploadFile': { fileName: 'transfer.pdf', src: '/api/file/1' },
    [proof]: ({ body }) => {
      const { isSure } = body as { isSure: boolean }; // as it was sent
      if (!isSure) return refuse('PROOF_LIKE_ONE', { message: '已提交过一份' });
      return { id: 'p', file: { fileName: 'x', src: '/x', bytes: 1 }, bills: [] } as never; // nothing of it is read
    },
  });
  const file = new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' });
  const payer = await screen.findByRole('textbox', { name: /付款人/ });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file); // of the field
  await screen.findByText('transfer.pdf');
  await userEvent.type(payer, '林小满');
  await userEvent.type(screen.getByRole('textbox', { name: /付款日期/ }), '2026-11-19{Enter}');
  const send = () => userEvent.click(screen.getByRole('button', { name: '提交凭证' }));
  await send();
  expect(await screen.findByText('已提交过一份')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /这是另一笔付款/ }));
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(calls.filter(({ key }) => key === proof)).toHaveLength(2);
});

test('a bill has an amount in the currencies alone in which something of it is due', async () => {
  const due = (id: string, ...currencies: ('CNY' | 'USD')[]) => ({
    id,
    number: id.toUpperCase(),
    dueOn: '2026-12-31',
    totals: currencies.map((currency) => aTotal({ currency, amountMinor: 10_000, confirmedMinor: 10_000 })),
  });
  const paid = aTotal({ currency: 'USD', amountMinor: 500, confirmedMinor: 500, paidMinor: 500 });
  const yuan = due('yuan', 'CNY');
  const bills = [
    { ...yuan, totals: [...yuan.totals, paid] },
    due('dollars', 'USD'),
    due('both', 'CNY', 'USD'),
  ];
  await showPart(<ProofForm bills={bills} onSent={() => undefined} />);
  const fields = () =>
    within(screen.getByRole('group', { name: '各账单的付款金额' }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ labels }) => labels?.[0]?.textContent);
  await screen.findByRole('textbox', { name: /付款金额/ });
  expect(fields()).toEqual(['YUAN', 'BOTH']);
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  expect(fields()).toEqual(['DOLLARS', 'BOTH']);
});
