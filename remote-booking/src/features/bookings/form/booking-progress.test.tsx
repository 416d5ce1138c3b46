import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm } from '../../../testing/open-form.tsx';

jest.setTimeout(60_000);

test('where there is no room beside the form, how far it is stands below it and opens its sections', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('1199') });
  try {
    await openForm('/business/lcl/detail');
    const button = await screen.findByRole('button', { name: '填写进度 0 / 3 部分' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await userEvent.click(button);
    const sections = within(screen.getByRole('navigation', { name: '填写进度' }));
    expect(sections.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    expect([document.activeElement, screen.queryByRole('navigation')]).toEqual([button, null]);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: /^送货地/ }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '送货地' }));
    await userEvent.click(screen.getByRole('button', { name: '提交订舱' }));
    expect(screen.getByRole('button', { name: /3 部分有错误$/ })).toBe(button);
  } finally {
    window.matchMedia = wide;
  }
});
