import { errorCodes, fillTemplate } from '@berth/contract';
import { notices } from '@berth/runtime';
import { refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { callsOf, click, formAnswers, goods, option, write } from '../../../testing/open-form.tsx';
import { openPage } from '../../../testing/open-page.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';
const path = '/business/lcl/detail';

test('a new booking begins with who is in charge of the customer', async () => {
  const customer = { ...testUser.customer, salespersonId: 'SZ-S02', customerServiceId: 'SZ-C01' };
  const staff = { branchCode: 'SZ' };
  const { calls } = await openPage(
    path,
    {
      ...formAnswers,
      'GET /select/getSalasList': [{ ...option('SZ-S02', '陈晓'), ...staff }],
      'GET /select/getServiceList': [{ ...option('SZ-C01', '李敏'), ...staff }],
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZL-261120-0042', status: 'draft' as const },
      'GET /business/getBookingByIdLcl': () => refuse('NOT_FOUND'),
    },
    { user: { ...testUser, customer } },
  );
  await screen.findByText('SZL-261120-0042');
  expect((await screen.findAllByText('陈晓')).length).toBeGreaterThan(0);
  await write('品名', '灯具');
  await click('保存草稿');
  expect(callsOf(calls, submit)[0]?.body).toMatchObject({
    booking: { salespersonId: 'SZ-S02', customerServiceId: 'SZ-C01' },
  });
});

test('a form that is open while the customer is frozen says why, and keeps what was typed', async () => {
  const message = fillTemplate(errorCodes.CUSTOMER_FROZEN['zh-CN'], { reason: '账单逾期' });
  await openPage(path, { ...formAnswers, [submit]: () => refuse('CUSTOMER_FROZEN', { message }) });
  await screen.findByText('SZL-261120-0042');
  await write('品名', '灯具');
  await click('保存草稿');
  expect(await screen.findByText(/已被冻结.*原因：账单逾期/)).toBeTruthy();
  expect(await goods()).toBe('灯具');
});

test('a form that is opened by people of a frozen customer says why it has no number, and can be typed in', async () => {
  const message = fillTemplate(errorCodes.CUSTOMER_FROZEN['zh-CN'], { reason: '账单逾期' });
  await openPage(path, {
    ...formAnswers,
    'GET /business/getServeceId': () => refuse('CUSTOMER_FROZEN', { message }),
  });
  await waitFor(() => expect(JSON.stringify(notices.get())).toContain('原因：账单逾期'));
  await write('品名', '灯具');
  expect(await goods()).toBe('灯具');
});
