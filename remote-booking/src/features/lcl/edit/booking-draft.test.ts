import { emptyLclBooking, lclBookingProblems, type SaveAction } from '@berth/contract';
import { toFormPath } from '@berth/ui';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { contentOfBooking } from '../../bookings/kind/basics-request.ts';
import { validateDraft as validate } from '../../bookings/kind/draft-problems.ts';
import { newCargoLine } from '../../cargo/sheet/cargo-draft.ts';
import { type BookingDraft, fromSaved, newDraft, toRequest } from './booking-draft.ts';
import { lclForm } from './lcl-form.ts';

const validateDraft = (draft: BookingDraft, action: SaveAction) => validate(lclForm, draft, action);

describe('toRequest', () => {
  test('sends nothing of a choice that was taken back', () => {
    const { booking } = toRequest({
      ...newDraft(),
      isPickup: false,
      pickupPhone: '13800138000',
      pickupAddress: '盐田港',
      isDeclared: false,
      exportDocuments: 'buyOrder',
      warehouseType: 'amazon',
      warehouseCode: 'ｏｎｔ８',
      address: 'typed for a private address before',
    });
    expect(booking).toMatchObject({
      pickupPhone: '',
      pickupAddress: '',
      exportDocuments: null,
      warehouseCode: 'ONT8',
      address: '',
    });
  });

  test("leaves the customer's own number as it was typed", () => {
    const { booking } = toRequest({ ...newDraft(), customerBusinessNumber: '　po-abc 中文  №2 ' });
    expect(booking.customerBusinessNumber).toBe('po-abc 中文  №2');
  });

  test('leaves empty lines out and remembers which line is which', () => {
    const [empty, filled] = [newCargoLine(), { ...newCargoLine(), goods_name: '灯具' }];
    const { booking, keys } = toRequest({ ...newDraft(), cargo: [empty, filled] });
    expect(booking.cargo).toHaveLength(1);
    expect(keys).toEqual({ cargo: [filled.key] });
    expect(toFormPath('booking.cargo.0.weight', keys, 'booking')).toBe(`cargo.${filled.key}.weight`);
    expect(toFormPath('booking.etd', keys, 'booking')).toBe('etd');
  });

  test('is stable: what was sent and loaded again is sent alike', () => {
    const text = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.boolean(), fc.boolean(), (address, typed, isPickup, isPrivate) => {
        const draft = {
          ...newDraft(),
          isPickup,
          warehouseType: isPrivate ? ('private' as const) : ('overseas' as const),
          warehouseCode: typed,
          address,
          pickupPhone: typed,
          cargo: [{ ...newCargoLine(), goods_name: address, shipment_id: typed, weight: '1.5' }],
        };
        const sent = toRequest(draft).booking;
        expect(toRequest(fromSaved(sent)).booking).toEqual(sent);
      }),
    );
  });
});

describe('validateDraft', () => {
  test('an empty form is a draft but no submission', () => {
    expect(validateDraft(newDraft(), 'saveDraft').size).toBe(0);
    const submit = validateDraft(newDraft(), 'submit');
    expect(submit.get('cargo')?.rule).toBe('noCargo');
    expect([...submit.keys()]).toEqual(
      expect.arrayContaining(['etd', 'receivingPlace', 'destination', 'warehouseType']),
    );
  });

  test('names the line on screen, not its place in the request', () => {
    const bad = { ...newCargoLine(), goods_name: '灯具', weight: '12kg' };
    const problems = validateDraft({ ...newDraft(), cargo: [newCargoLine(), bad] }, 'saveDraft');
    expect([...problems]).toEqual([
      [`cargo.${bad.key}.weight`, expect.objectContaining({ rule: 'notANumber' })],
    ]);
  });

  test('finds nothing that the server would not', () => {
    expect(lclBookingProblems(emptyLclBooking(), 'submit').length).toBe(
      validateDraft(newDraft(), 'submit').size,
    );
  });
});

test('what means the same is no change, what cannot be read is one', () => {
  const draft = { ...newDraft(), cargo: [{ ...newCargoLine(), weight: '12.50' }] };
  const contentOf = (each: BookingDraft) => contentOfBooking(toRequest(each).booking);
  const typed = (weight: string) => ({ ...draft, cargo: [{ ...newCargoLine(), weight }] });
  expect(contentOf(typed('１２.5'))).toBe(contentOf(draft));
  expect(contentOf(typed('12.5x'))).not.toBe(contentOf(draft));
  expect(contentOf(typed(''))).not.toBe(contentOf(typed('x')));
});
