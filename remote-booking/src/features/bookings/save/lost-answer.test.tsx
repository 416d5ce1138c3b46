import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type completeLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, click, goods, openForm, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';
const number = 'SZL-261120-0042';
type Body = { id?: string; businessNumber?: string; idempotencyKey: string; booking: typeof completeLcl };
const bodiesOf = (calls: ReceivedCall[]) => callsOf(calls, submit).map(({ body }) => body as Body); // as it is sent

/** A server that saves drafts by their numbers, and whose first answer is lost; `missed` calls after it do not reach it. */
function losingServer(missed = 0): Answers {
  let isLost = true;
  let missing = 0;
  let kept: (typeof savedLcl & { key: string }) | null = null;
  return {
    'GET /business/getBookingByIdLcl': () => kept ?? savedLcl,
    [submit]: ({ body }) => {
      const { id, businessNumber, idempotencyKey, booking } = body as Body; // as it is sent
      if (missing > 0) {
        missing -= 1;
        return refuse('DATABASE_UNAVAILABLE');
      }
      const isAgain = kept?.key === idempotencyKey;
      if (kept && !isAgain && id !== kept.id)
        return refuse(
          businessNumber === kept.businessNumber ? 'BUSINESS_NUMBER_BOOKED' : 'BUSINESS_NUMBER_INVALID',
          { existing: { id: kept.id, version: kept.version } },
        );
      const version = kept && !isAgain ? kept.version + 1 : 1;
      kept = { ...savedLcl, version, businessNumber: number, booking, key: idempotencyKey };
      const answer = { id: kept.id, version, businessNumber: number, status: 'draft' as const };
      kept = { ...kept, status: 'draft' as never };
      if (!isLost) return answer;
      isLost = false;
      missing = missed;
      return refuse('DATABASE_UNAVAILABLE');
    },
  };
}

async function loseAnAnswer(answers: Answers) {
  const first = await openForm('/business/lcl/detail', answers);
  await screen.findByText(number);
  await write('品名', '灯具');
  await click('保存草稿');
  await screen.findByText('服务暂时不可用，请稍后再试。');
  return first;
}

test('a save whose answer was lost goes on after a reload with its key, and saves once', async () => {
  const answers = losingServer();
  const first = await loseAnAnswer(answers);
  first.view.unmount();
  const second = await openForm('/business/lcl/detail', answers);
  await waitFor(() => expect(screen.getByText(new RegExp(`${number} · 灯具`))).toBeTruthy());
  await click('恢复未保存的内容');
  await click('保存草稿');
  await waitFor(() => expect(second.location()).toBe('/business/lcl/detail?id=booking-1'));
  const keys = [...bodiesOf(first.calls), ...bodiesOf(second.calls)].map(
    ({ idempotencyKey }) => idempotencyKey,
  );
  expect(new Set(keys).size).toBe(1);
});

test('changed after a lost answer, it goes on as a change of the booking that is there', async () => {
  const { calls, location } = await loseAnAnswer(losingServer());
  await write('品名', '改过的灯具');
  await click('保存草稿');
  expect(await screen.findByText(new RegExp(`业务编号 ${number} 已有一票订舱`))).toBeTruthy();
  expect(screen.getByRole('button', { name: '保存草稿' }).hasAttribute('disabled')).toBe(true);
  await click('作为这票订舱的修改');
  await waitFor(() => expect(location()).toBe('/business/lcl/detail?id=booking-1'));
  expect(await goods()).toBe('改过的灯具');
  await click('保存草稿');
  await screen.findByText(/已保存 \d/);
  expect(bodiesOf(calls).at(-1)).toMatchObject({ id: 'booking-1', version: 1 });
  expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(1);
});

test('what the server has already is saved, without a question', async () => {
  const { calls, location } = await loseAnAnswer(losingServer(1));
  await write('品名', '改过的灯具');
  await click('保存草稿');
  await waitFor(() => expect(bodiesOf(calls)).toHaveLength(2));
  await screen.findByText('服务暂时不可用，请稍后再试。');
  await write('品名', '灯具');
  await click('保存草稿');
  await waitFor(() => expect(location()).toBe('/business/lcl/detail?id=booking-1'));
  const [first, , third] = bodiesOf(calls);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(screen.queryByText(/已有一票订舱/)).toBeNull();
});

test('a save before the number has come waits for it', async () => {
  let give: (taken: { businessNumber: string }) => void = () => {};
  const coming = new Promise<{ businessNumber: string }>((resolve) => {
    give = resolve;
  });
  const { calls, location } = await openForm('/business/lcl/detail', {
    'GET /business/getServeceId': (() => coming) as never,
    'GET /business/getBookingByIdLcl': savedLcl,
    [submit]: { id: 'booking-1', version: 1, businessNumber: number, status: 'draft' },
  });
  await write('品名', '灯具');
  await click('保存草稿');
  expect(bodiesOf(calls)).toEqual([]);
  give({ businessNumber: number });
  await waitFor(() => expect(location()).toBe('/business/lcl/detail?id=booking-1'));
  expect(bodiesOf(calls)).toMatchObject([{ businessNumber: number }]);
  expect(screen.queryByText('未能取得业务编号。')).toBeNull();
});
