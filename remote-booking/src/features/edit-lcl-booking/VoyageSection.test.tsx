import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const messageOf = (field: HTMLElement) => {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

test('a date that is none says so at the field, with Enter too, and keeps the booking from being saved', async () => {
  const { calls } = await openForm('/business/lcl/detail');
  const user = userEvent.setup();
  await screen.findByText('SZL-261120-0042');
  const etd = screen.getByLabelText<HTMLInputElement>(/^预计开船日 ETD/);
  await user.click(etd);
  await user.keyboard('2026-02-30{Enter}');
  expect(etd.value).toBe('2026-02-30');
  expect(etd.getAttribute('aria-invalid')).toBe('true');
  expect(messageOf(etd)).toContain('请输入有效日期');

  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: /ETD/ })).toBeDefined();
  expect(calls.some(({ key }) => key === 'POST /business/submitBookingLcl')).toBe(false);

  await user.clear(etd);
  await user.keyboard('2026-12-28');
  await user.tab();
  expect(etd.value).toBe('2026-12-28');
  expect(messageOf(etd)).not.toContain('请输入有效日期');
});
