import type { BookingStatus } from '@berth/contract';
import { SlotContext } from '@berth/runtime';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { showPart } from '../../../testing/open-page.tsx';
import { BookingView } from './BookingView.tsx';

const open = async (status: BookingStatus) => {
  const saved = { id: 'booking-1', businessNumber: 'SZL-261119-0007', status, history: [] };
  const { view } = await showPart(
    <SlotContext value={({ slot }) => <p>{`parts of ${slot}`}</p>}>
      <BookingView kind={{ kind: 'lcl', paths: { list: () => '/business/lcl/index' } }} saved={saved}>
        <p>cargo</p>
      </BookingView>
    </SlotContext>,
  );
  await screen.findByText('cargo');
  return view;
};

test('what other remotes know of its costs has a place below the booking itself, and none in a draft', async () => {
  const view = await open('received');
  const place = screen.getByText('parts of booking.fees');
  expect(screen.getByText('cargo').compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  view.unmount();
  await open('draft');
  expect(screen.queryByText('parts of booking.fees')).toBeNull();
});
