import { renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

// A whole page in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const list = 'GET /business/getBookingListLcl';
const answers = {
  'GET /select/getPortList': [],
  'GET /business/getBookingUnfinished': { rows: [], total: 0 },
  [list]: { rows: [], total: 0, summary: { cartons: 0, weight: 0, volume: 0 } },
};

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

test('a departure typed key by key is searched for once it is complete; what is no day says so', async () => {
  const page = await renderRemote(remote, { path: '/business/lcl/index', answers, wrapper: Themed });
  const user = userEvent.setup();
  const from = await screen.findByRole<HTMLInputElement>('textbox', { name: '开船日从' });
  const conditions = () => page.calls.filter(({ key }) => key === list).map(({ query }) => query.etd ?? null);
  await user.click(from);
  await user.keyboard('2026-12-28');
  await user.tab();
  await waitFor(() => expect(page.location()).toBe('/business/lcl/index?etdFrom=2026-12-28'));
  expect(conditions()).toEqual([null, ['2026-12-28|>=']]);

  await user.clear(from);
  await user.keyboard('12-10');
  await user.tab();
  expect(from.value).toBe('12-10');
  expect(from.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('请输入有效日期');
  await waitFor(() => expect(page.location()).toBe('/business/lcl/index'));

  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  expect(from.value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
