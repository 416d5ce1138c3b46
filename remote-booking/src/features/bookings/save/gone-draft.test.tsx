import { emptyFclBooking } from '@berth/contract';
import { bookingsChanged, notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { savedFcl } from '../../../testing/fcl-booking.ts';
import { savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, click, openForm, unsavedNames } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const kinds = {
  lcl: { stored: { ...savedLcl, status: 'draft' as const }, number: 'SZL-261120-0042' },
  fcl: { stored: savedFcl(emptyFclBooking(), 'draft'), number: 'SZF-261120-0042' },
} as const;
type Kind = keyof typeof kinds;
const bothKinds: [Kind][] = [['lcl'], ['fcl']];

/** A server that has one draft until it is deleted, and then what is saved. */
function draftServer(kind: Kind) {
  const { stored, number } = kinds[kind];
  const known = new Map<string, unknown>([[stored.id, stored]]);
  const [name, path] = [kind === 'lcl' ? 'Lcl' : 'Fcl', `/business/${kind}/detail`] as const;
  const submit = `POST /business/submitBooking${name}` as const;
  const answers: Answers = {
    [`GET /business/getBookingById${name}`]: ({ query }: ReceivedCall) =>
      known.get((query as { id: string }).id) ?? refuse('NOT_FOUND'), // of the call
    [submit]: ({ body }: ReceivedCall) => {
      const { id, booking } = body as { id?: string; booking: unknown }; // as it is sent
      if (id !== undefined) return refuse('NOT_FOUND');
      const saved = { id: 'booking-9', version: 1, businessNumber: number, status: 'draft' as const };
      known.set(saved.id, { ...stored, ...saved, booking });
      return saved;
    },
  };
  const forget = () => known.delete(stored.id);
  const tell = () => act(async () => bookingsChanged([stored.id]));
  return { answers, number, submit, path, forget, tell, address: `${path}?id=${stored.id}` };
}

const remarks = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '订舱备注' });
const isDisabled = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

async function typeIn(text: string) {
  await screen.findByRole('textbox', { name: '订舱备注' });
  fireEvent.change(remarks(), { target: { value: text } });
}

test.each(bothKinds)(
  '%s: a draft deleted while it is filled in says so, and is saved as a new one',
  async (kind) => {
    const { answers, number, submit, path, forget, tell, address } = draftServer(kind);
    const { calls, location } = await openForm(address, answers);
    await typeIn('打了很多字');
    forget();
    await tell();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('这份草稿已被删除');
    expect(notice.closest('footer')).not.toBeNull();
    expect(remarks().value).toBe('打了很多字');
    expect([isDisabled('保存草稿'), isDisabled('提交订舱')]).toEqual([true, true]);
    for (const name of ['复制', '删除草稿']) expect(screen.queryByRole('button', { name })).toBeNull();
    await click('另存为新订舱');
    await waitFor(() => expect(location()).toBe(`${path}?id=booking-9`));
    await waitFor(() => expect(screen.queryByText('这份草稿已被删除')).toBeNull());
    await waitFor(() => expect(remarks().value).toBe('打了很多字'));
    expect(screen.getByText(number)).toBeDefined();
    const sent = callsOf(calls, submit).map(({ body }) => body as Record<string, unknown>); // as it is sent
    expect(sent).toMatchObject([
      { action: 'saveDraft', businessNumber: number, booking: { remarks: '打了很多字' } },
    ]);
    expect(sent[0]).not.toHaveProperty('id');
    expect(notices.get()).toMatchObject([{ title: '已另存为新订舱' }]);
    expect(unsavedNames()).toEqual([]);
  },
);

test.each(bothKinds)('%s: a save that finds the draft gone says so, not above submit', async (kind) => {
  const { answers, forget, address } = draftServer(kind);
  await openForm(address, answers);
  await typeIn('打了很多字');
  forget();
  await click('保存草稿');
  const notice = await screen.findByText('这份草稿已被删除');
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(remarks().value).toBe('打了很多字');
  expect(screen.getByRole('button', { name: '另存为新订舱' })).toBeDefined();
});

test.each(bothKinds)('%s: what was typed in a deleted draft is there after a reload', async (kind) => {
  const { answers, submit, path, forget, tell, address } = draftServer(kind);
  const first = await openForm(address, answers);
  await typeIn('打了很多字');
  forget();
  await tell();
  await screen.findByText('这份草稿已被删除');
  first.view.unmount();
  const second = await openForm(address, answers);
  await screen.findByText('这份草稿已被删除');
  expect(screen.queryByRole('button', { name: '另存为新订舱' })).toBeNull();
  await click('恢复未保存的内容');
  expect(remarks().value).toBe('打了很多字');
  await click('另存为新订舱');
  await waitFor(() => expect(second.location()).toBe(`${path}?id=booking-9`));
  expect(callsOf(second.calls, submit)[0]?.body).toMatchObject({ booking: { remarks: '打了很多字' } });
  second.view.unmount();
  await openForm(address, answers);
  expect(await screen.findByRole('heading', { name: '没有找到该订舱' })).toBeDefined();
});

test('a new booking that was saved here and deleted there becomes another new one in the same form', async () => {
  const { answers, number, submit, path } = draftServer('lcl');
  let isThere = true;
  const ids = ['booking-7', 'booking-8'];
  const { calls, location } = await openForm(path, {
    ...answers,
    'GET /business/getBookingByIdLcl': ({ query }) =>
      isThere
        ? { ...savedLcl, ...(query as { id: string }), version: 1, status: 'draft' as const } // of the call
        : refuse('NOT_FOUND'),
    [submit]: () => {
      isThere = true;
      return { id: ids.shift() ?? '', version: 1, businessNumber: number, status: 'draft' as const };
    },
  });
  await screen.findByText(number);
  await typeIn('第一稿');
  await click('保存草稿');
  await waitFor(() => expect(location()).toBe(`${path}?id=booking-7`));
  await typeIn('第二稿');
  isThere = false;
  await act(async () => bookingsChanged(['booking-7']));
  await userEvent.click(await screen.findByRole('button', { name: '另存为新订舱' }));
  await waitFor(() => expect(location()).toBe(`${path}?id=booking-8`));
  expect(remarks().value).toBe('第二稿');
  expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(2);
});
