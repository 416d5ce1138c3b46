import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/open-page.tsx';
import { aDispute, aTotal, feeRow } from '../../../testing/sample-bill.ts';
import { aQueue, atDesk, customer, staff } from '../../../testing/sample-desk.ts';
import type { Bill } from '../../calls/cost.queries.ts';

jest.setTimeout(60_000);

const read = 'GET /system/billing/bill';
const answer = 'POST /system/billing/answerDispute';
const confirm = 'POST /system/billing/confirmProof';
const refuseProof = 'POST /system/billing/refuseProof';
const cancel = 'POST /system/billing/cancelBill';
const invoice = 'POST /system/billing/invoice';
const path = '/cost/desk/bill?id=bill-1';
const changed = { id: 'bill-1', number: 'B-2611-0001', status: 'answered' as const, version: 5, totals: [] };
const disputed: Partial<Bill> = {
  status: 'disputed',
  disputes: [aDispute()],
  rows: [feeRow({ feeItem: 'OFR', quantity: '12.500', amountMinor: 125_000 })],
};
const proof = (status: Bill['proofs'][number]['status']): Bill['proofs'][number] => ({
  id: 'proof-1',
  currency: 'CNY',
  amountMinor: 125_000,
  paidOn: '2026-11-20',
  payer: '林小满',
  status,
  refusal: '',
  sentBy: '林小满',
  sentAt: '2026-11-20 10:00:00',
  file: { fileName: 'slip.png', src: '/api/system/billing/file?id=file-1', bytes: 10 },
  bills: [{ id: 'bill-1', number: 'B-2611-0001', amountMinor: 125_000 }],
});
const open = (answers: Answers, permissions = staff.permissions) =>
  openPage(
    path,
    { [read]: atDesk(), 'GET /system/billing/queue': aQueue(), ...answers },
    { user: { ...staff, permissions } },
  );
const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => await userEvent.click(await screen.findByRole('radio', { name }));
const fill = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

test('a dispute is answered in its row, with the corrected charge, of the bill as it is seen', async () => {
  const { calls } = await open({
    [read]: atDesk(disputed),
    [answer]: { ...changed, disputeId: 'dispute-1', answerId: 'answer-1' },
  });
  await press('提交答复');
  expect(screen.getAllByText('请填写此项')).toHaveLength(2);
  // What the customer expects is charged, unless something else is typed.
  await choose('已接受');
  expect(await screen.findByText('金额 ¥900.00')).toBeTruthy();
  await fill(/数量/, '9');
  await fill(/单价/, '98');
  expect(await screen.findByText('金额 ¥882.00')).toBeTruthy();
  await fill(/客户的说明/, '按实测 9 CBM');
  await press('提交答复');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === answer)?.body).toEqual({
      disputeId: 'dispute-1',
      version: 3,
      outcome: 'accepted',
      words: '按实测 9 CBM',
      charge: { quantity: '9', unitPrice: '98' },
    }),
  );
});

test('an answer in favour that changes nothing is refused at its field; a refusal has no charge', async () => {
  const { calls } = await open({
    [read]: atDesk(disputed),
    [answer]: () =>
      refuse('REQUEST_INVALID', { fields: [{ field: 'charge.unitPrice', message: '费用没有变化' }] }),
  });
  await choose('未接受');
  expect(screen.queryByRole('textbox', { name: /单价/ })).toBeNull();
  await choose('已调整');
  await fill(/客户的说明/, '将另行更正');
  await press('提交答复');
  expect(await screen.findByText('费用没有变化')).toBeTruthy();
  expect(calls.find(({ key }) => key === answer)?.body).not.toHaveProperty('charge');
});

test('who answers after a colleague reads so, and still has what was typed', async () => {
  let isAnswered = false;
  await open({
    [read]: () =>
      isAnswered
        ? atDesk({ ...disputed, version: 5, status: 'answered', disputes: [aDispute({ status: 'refused' })] })
        : atDesk(disputed),
    [answer]: () => {
      isAnswered = true;
      return refuse('BILL_CHANGED_MEANWHILE');
    },
  });
  await choose('未接受');
  await fill(/客户的说明/, '与报价一致');
  await press('提交答复');
  expect(await screen.findByText('争议已答复')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/账单/);
  expect(screen.getByRole('textbox', { name: /客户的说明/ })).toHaveProperty('value', '与报价一致');
});

const versionOf = (body: unknown) => (body as { version: number }).version;

test('a charge that a colleague corrected is never answered over unseen', async () => {
  const corrected = {
    ...disputed,
    version: 4,
    rows: [feeRow({ feeItem: 'OFR', unitPrice: '80.00', amountMinor: 80_000 })],
  };
  let isCorrected = false;
  const { calls } = await open({
    [read]: () => atDesk(isCorrected ? corrected : disputed),
    [answer]: ({ body }) => {
      isCorrected = true;
      return versionOf(body) === 3
        ? refuse('BILL_CHANGED_MEANWHILE')
        : { ...changed, disputeId: 'dispute-1', answerId: 'answer-1' };
    },
    'GET /system/billing/feeItems': [],
  });
  const versions = () => calls.flatMap(({ key, body }) => (key === answer ? [versionOf(body)] : []));
  await choose('已接受');
  await fill(/客户的说明/, '按新单价');
  await press('提交答复');
  const goOn = await screen.findByRole('button', { name: '按最新账单继续' });
  await press('提交答复');
  await waitFor(() => expect(versions()).toEqual([3, 3]));
  await userEvent.click(goOn);
  expect(screen.getByRole('textbox', { name: /单价/ })).toHaveProperty('value', '80.00');
  await press('提交答复');
  await waitFor(() => expect(versions()).toEqual([3, 3, 4]));
  expect(calls.filter(({ key }) => key === answer).at(-1)?.body).not.toHaveProperty('charge');
});

test('the desk neither disputes nor leads to its customer’s booking', async () => {
  await open({ [read]: atDesk(disputed) }, [...staff.permissions, 'cost:dispute']);
  expect(await screen.findByText('SZL-261102-0007')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'SZL-261102-0007' })).toBeNull();
  expect(screen.queryByRole('button', { name: /争议/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '发送回复' })).toBeNull();
});

test('a proof shows its file and is confirmed with what was received of it; the outcome stays', async () => {
  let status: 'unconfirmed' | 'confirmed' = 'unconfirmed';
  const { calls } = await open({
    [read]: () => atDesk({ status: 'unpaid', proofs: [proof(status)] }),
    [confirm]: () => {
      status = 'confirmed';
      return { proofId: 'proof-1', bills: [] };
    },
  });
  const part = within(await screen.findByRole('region', { name: '付款凭证' }));
  expect(part.getByRole('link', { name: 'slip.png' }).getAttribute('href')).toBe(
    '/api/system/billing/file?id=file-1',
  );
  await fill('B-2611-0001', '1240');
  await press('确认到账');
  expect(await part.findByText('凭证已确认')).toBeTruthy();
  expect(calls.find(({ key }) => key === confirm)?.body).toEqual({
    proofId: 'proof-1',
    receivedOn: '2026-11-20',
    reference: '',
    isSure: false,
    bills: [{ bill: 'B-2611-0001', amountMinor: 124_000 }],
  });
});

test('a proof for more than is due is asked about, and confirmed once that is ticked', async () => {
  const { calls } = await open({
    [read]: () => atDesk({ status: 'unpaid', proofs: [proof('unconfirmed')] }),
    [confirm]: ({ body }) =>
      (body as { isSure: boolean }).isSure
        ? { proofId: 'proof-1', bills: [] }
        : refuse('PAYMENT_ABOVE_DUE', { message: '账单只待付 CNY 0.00' }),
  });
  await press('确认到账');
  expect(await screen.findByText('账单只待付 CNY 0.00')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /多出的部分记为预付余额/ }));
  await press('确认到账');
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === confirm).at(-1)?.body).toMatchObject({ isSure: true }),
  );
});

test('what a bill has beyond what it is is paid back, with the day and the reference of the bank', async () => {
  const totals = [aTotal({ amountMinor: 10_000, confirmedMinor: 10_000, paidMinor: 15_000 })];
  const creditOnAccount = [{ currency: 'CNY' as const, amountMinor: 5000 }];
  const payBack = 'POST /system/billing/payBack';
  const { calls } = await open({
    [read]: atDesk({ status: 'settled', totals, creditOnAccount, version: 7 }),
    [payBack]: { ...changed, status: 'settled' },
  });
  await press('退还余额（CNY）');
  await fill(/银行流水号/, 'BANK-9');
  await press('登记退款');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === payBack)?.body).toMatchObject({
      id: 'bill-1',
      version: 7,
      currency: 'CNY',
      amountMinor: 5000,
      reference: 'BANK-9',
    }),
  );
});

test('a proof is refused with words; one that a colleague decided meanwhile says so', async () => {
  let status: 'unconfirmed' | 'confirmed' = 'unconfirmed';
  const { calls } = await open({
    [read]: () => atDesk({ status: 'unpaid', proofs: [proof(status)] }),
    [refuseProof]: () => {
      status = 'confirmed';
      return refuse('PROOF_DECIDED', { field: 'proofId' });
    },
  });
  await choose('退回');
  await press('退回');
  expect(await screen.findByText('请填写此项')).toBeTruthy();
  await fill(/客户的说明/, '金额不清');
  await press('退回');
  const part = within(screen.getByRole('region', { name: '付款凭证' }));
  expect(await part.findByText('凭证已确认')).toBeTruthy();
  expect(await part.findByText('此付款凭证已处理。')).toBeTruthy();
  expect(calls.find(({ key }) => key === refuseProof)?.body).toEqual({
    proofId: 'proof-1',
    words: '金额不清',
  });
});

test('an invoice is attached by its number and its PDF', async () => {
  URL.createObjectURL = () => 'blob:invoice';
  const request = {
    id: 'i-1',
    customer,
    kind: 'special' as const,
    remarks: '',
    requestedAt: '2026-11-20 10:00:00',
    profile: {
      title: '深圳甲公司',
      taxNumber: '91440300708461136T',
      address: '',
      phone: '',
      bank: '',
      bankAccount: '',
    },
    bills: [{ id: 'bill-1', number: 'B-2611-0001', totals: [] }],
  };
  const { calls } = await open({
    [read]: atDesk({ status: 'unpaid' }),
    'GET /system/billing/queue': aQueue({
      invoiceRequests: [
        request,
        { ...request, id: 'i-2', bills: [{ id: 'other', number: 'B-2', totals: [] }] },
      ],
    }),
    [invoice]: { requestId: 'i-1', status: 'issued', invoiceNumber: '26442001', fileName: 'fp.pdf' },
  });
  const part = within(await screen.findByRole('region', { name: /专用发票/ }));
  expect(part.getByText('91440300708461136T')).toBeTruthy();
  await press('开具发票');
  expect(part.getAllByText('请填写此项')).toHaveLength(2);
  await fill(/发票号码/, '26442001');
  const pdf = new File(['%PDF-1.7\n%%EOF'], 'fp.pdf', { type: 'application/pdf' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input) await userEvent.upload(input, pdf);
  await part.findByText('fp.pdf');
  await press('开具发票');
  await waitFor(() =>
    expect(calls.find(({ key }) => key === invoice)?.query).toEqual({
      requestId: 'i-1',
      invoiceNumber: '26442001',
    }),
  );
});

test('a bill is cancelled once that is confirmed with its reason', async () => {
  const { calls } = await open({ [cancel]: { ...changed, status: 'cancelled' } });
  await press('作废账单');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '作废账单' }));
  expect(await dialog.findByText('请填写此项')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '重复出账');
  await userEvent.click(dialog.getByRole('button', { name: '作废账单' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ key }) => key === cancel)?.body).toEqual({
    id: 'bill-1',
    version: 3,
    reason: '重复出账',
  });
});

test('a bill that there is not is said so', async () => {
  await open({ [read]: () => refuse('NOT_FOUND') });
  expect(await screen.findByText('没有找到这张账单或这个客户。')).toBeTruthy();
});
