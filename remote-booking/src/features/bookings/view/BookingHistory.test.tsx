import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPart } from '../../../testing/open-page.tsx';
import { BookingHistory } from './BookingHistory.tsx';

test('what systems told stands among what people did, under their names', async () => {
  const received = { at: '2026-11-20 10:00:00', status: 'received' } as const;
  await showPart(
    <BookingHistory
      history={[
        { ...received, by: 'Yantian warehouse', what: 'changed', told: 'measurements' },
        { ...received, by: 'Yantian warehouse', what: 'statusChanged' },
      ]}
    />,
  );
  const entries = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(entries).toEqual([
    expect.stringMatching(/仓库测量 · 已收货.*Yantian warehouse/),
    expect.stringMatching(/状态变更 · 已收货/),
  ]);
});
