import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../testing/open-page.tsx';
import type { InvoiceProfile } from '../calls/cost.queries.ts';
import { RequestInvoice } from './RequestInvoice.tsx';

jest.setTimeout(60_000);

const remove = 'POST /cost/delInvoiceProfile';
const profile = (id: string, title: string): InvoiceProfile => ({
  id,
  title,
  taxNumber: '91440300708461136T',
  version: 3,
  isDefault: id === 'one',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
});
const click = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));

async function open(more: Answers) {
  let profiles = [profile('one', '深圳甲公司'), profile('two', '深圳乙公司')];
  const shown = await showPart(
    <RequestInvoice bills={[{ id: 'bill-1', number: 'B-1', status: 'unpaid' }]} />,
    { 'GET /cost/getInvoiceProfiles': () => profiles, ...more },
  );
  await click('申请发票');
  await screen.findByRole('radio', { name: /甲公司/ });
  return { ...shown, leave: (id: string) => (profiles = profiles.filter((each) => each.id === id)) };
}

test('the chosen title is changed from what it is, by its version', async () => {
  const save = 'POST /cost/saveInvoiceProfile';
  const { calls } = await open({ [save]: profile('one', '深圳丙公司') });
  await click('修改抬头');
  const title = await screen.findByRole('textbox', { name: /抬头/ });
  expect((title as HTMLInputElement).value).toBe('深圳甲公司');
  await userEvent.clear(title);
  await userEvent.type(title, '深圳丙公司');
  await click('保存抬头');
  await waitFor(() => expect(calls.some(({ key }) => key === save)).toBe(true));
  expect(calls.find(({ key }) => key === save)?.body).toEqual({
    id: 'one',
    version: 3,
    isDefault: true,
    title: '深圳丙公司',
    taxNumber: '91440300708461136T',
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
  });
});

test('a title is deleted once that is confirmed', async () => {
  const { calls, leave } = await open({
    [remove]: () => {
      leave('two');
      return { id: 'one' };
    },
  });
  await click('删除抬头');
  expect((await screen.findByRole('alert')).textContent).toContain('深圳甲公司');
  expect(calls.some(({ key }) => key === remove)).toBe(false);
  await click('删除');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /甲公司/ })).toBeNull());
  expect(calls.find(({ key }) => key === remove)?.body).toEqual({ id: 'one' });
});

test('why it could not be deleted is said in the dialog', async () => {
  await open({ [remove]: () => refuse('NOT_FOUND') });
  await click('删除抬头');
  await click('删除');
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2));
});
