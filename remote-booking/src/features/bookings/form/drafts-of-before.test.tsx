import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsOf, goods, openForm } from '../../../testing/open-form.tsx';
import { newDraft as newFclDraft } from '../../fcl/edit/fcl-draft.ts';
import { newDraft } from '../../lcl/edit/booking-draft.ts';

jest.setTimeout(60_000);

/** As browsers hold it from releases of before: the names and the places are theirs. */
const recordOf = (draft: object) =>
  JSON.stringify({
    recordVersion: 4,
    forms: [
      {
        formKey: 'before',
        businessNumber: 'SZL-261101-0007',
        version: null,
        keptAt: '2026-11-01T08:00:00.000Z',
        windowKey: 'closed',
        address: '/before',
        draft,
        base: null,
        attempt: null,
      },
    ],
  });

const withGoods = <Draft extends { cargo: readonly object[] }>(draft: Draft) => ({
  ...draft,
  cargo: draft.cargo.map((line) => ({ ...line, goods_name: '上个版本的货物' })),
});

test.each([
  ['/business/lcl/detail', 'berth.booking.kept.user-1.new', withGoods(newDraft())],
  ['/business/fcl/detail', 'berth.booking.kept.user-1.new-fcl', withGoods(newFclDraft())],
])('unsaved work of an earlier release is restored: %s', async (path, place, draft) => {
  localStorage.clear();
  localStorage.setItem(place, recordOf(draft));
  const { calls } = await openForm(path);
  await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
  expect(await goods()).toBe('上个版本的货物');
  expect(screen.getByText('SZL-261101-0007')).toBeDefined();
  expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(0);
});
