import type { BookingStatus } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../../testing/open-page.tsx';
import { type DeletableBooking, DeleteDrafts } from './DeleteDrafts.tsx';

jest.setTimeout(60_000);

const deletion = 'POST /business/deleteDrafts';
const booking = (id: string, status: BookingStatus = 'draft', goodsName = ''): DeletableBooking => ({
  id,
  businessNumber: `SZL-${id}`,
  status,
  goodsName,
});
const deleted = (id: string) => ({ id, outcome: 'deleted' as const, businessNumber: `SZL-${id}` });
const submitted = (id: string) => {
  const texts = { 'zh-CN': '此订舱已提交，不能删除', en: 'It was submitted and cannot be deleted' };
  const [code, businessNumber] = ['BOOKING_NOT_DELETABLE' as const, `SZL-${id}`];
  return { id, outcome: 'refused' as const, businessNumber, code, message: texts['zh-CN'], texts };
};

/** The button on a page of its own, which is told what was deleted; its dialog is open. */
async function open(bookings: DeletableBooking[], answers: Answers = {}) {
  const onDone = jest.fn();
  const shown = await showPart(<DeleteDrafts bookings={bookings} onDone={onDone} />, answers);
  await click('删除草稿');
  return { ...shown, onDone, dialog: within(await screen.findByRole('dialog')) };
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('drafts are named with their goods before they are deleted, and a notice names them after', async () => {
  const { calls, dialog, onDone } = await open([booking('1', 'draft', '灯具'), booking('2')], {
    [deletion]: { results: [deleted('1'), deleted('2')] },
  });
  const names = within(dialog.getByRole('list', { name: '将要删除的草稿' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['SZL-1 灯具', 'SZL-2 未填货物']);
  expect(dialog.getByText(/不能恢复/)).toBeDefined();
  await click('删除 2 份');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['1', '2']));
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['1', '2'] }]);
  expect(notices.get()).toMatchObject([{ kind: 'success', title: '已删除 2 份草稿', text: 'SZL-1, SZL-2' }]);
});

test('taken back by Escape nothing is asked for', async () => {
  const { calls, onDone } = await open([booking('1')]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onDone).toHaveBeenCalledWith([]));
  expect(calls).toEqual([]);
});

test('what was submitted stays, and each of the others has its own result', async () => {
  const { calls, dialog, onDone } = await open(
    [booking('1'), booking('2', 'received'), booking('3'), booking('4')],
    {
      [deletion]: { results: [deleted('1'), submitted('3'), { id: '4', outcome: 'notFound' as const }] },
    },
  );
  expect(dialog.getByText('以下 1 票已提交，不会删除')).toBeDefined();
  expect(dialog.getByText('状态为“已收货”')).toBeDefined();
  await click('删除 3 份');
  expect(await dialog.findByText('已删除 1 份，3 份未删除。')).toBeDefined();
  expect(dialog.getByText('此订舱已提交，不能删除')).toBeDefined();
  expect(dialog.getByText('没有找到，可能已被删除')).toBeDefined();
  expect(calls.map(({ body }) => body)).toEqual([{ ids: ['1', '3', '4'] }]);
  await click('完成');
  expect(onDone).toHaveBeenCalledWith(['1']);
});

test('a failure is told inside, and it can be tried again', async () => {
  let isDown = true;
  const { dialog, onDone } = await open([booking('1')], {
    [deletion]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : { results: [deleted('1')] }),
  });
  await click('删除 1 份');
  expect(await dialog.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
  isDown = false;
  await click(/删除 1 份$/);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['1']));
});

test('more than a call takes go one part after another; tried again only those without an answer do', async () => {
  const ids = Array.from({ length: 70 }, (_, at) => String(at));
  let isDown = false;
  const { calls, dialog, onDone } = await open(
    ids.map((id) => booking(id)),
    {
      [deletion]: ({ body }) => {
        if (isDown) return refuse('DATABASE_UNAVAILABLE');
        isDown = true;
        return { results: (body as { ids: string[] }).ids.map(deleted) }; // as the contract has it
      },
    },
  );
  await click('删除 70 份');
  expect(await dialog.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
  isDown = false;
  await click(/删除 70 份$/);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(ids));
  const asked = calls.map(({ body }) => (body as { ids: string[] }).ids); // as the contract has it
  expect(asked).toEqual([ids.slice(0, 50), ids.slice(50), ids.slice(50)]);
});

test('where there is no draft there is no button', async () => {
  await showPart(
    <>
      <DeleteDrafts bookings={[booking('1', 'toBeReceived')]} />
      <p>其余</p>
    </>,
  );
  expect(await screen.findByText('其余')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
