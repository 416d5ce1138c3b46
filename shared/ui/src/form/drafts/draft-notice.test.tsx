import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftNotice } from './DraftNotice.tsx';
import { openStore, type UnsavedAccess } from './open-store.ts';
import { draftPlace } from './retained-drafts.ts';
import type { UnsavedStore } from './unsaved-store.ts';
import { useOfferedDraft } from './use-offered-draft.ts';
import { useUnsavedStore } from './use-unsaved-store.ts';

const place = draftPlace({ kind: 'declaration', userId: 'user-1', id: null });
const restore = (read: unknown) => read as { remarks: string }; // written by this test

const access: UnsavedAccess = { userId: 'user-1', fetchKey: async () => '0'.repeat(64) };
let store: UnsavedStore;
beforeAll(async () => {
  store = await openStore(access);
});

let minute = 0;
function retain(remarks: string) {
  minute += 1;
  store.retain(place, {
    formKey: remarks,
    version: null,
    keptAt: `2026-11-20T08:0${minute}:00.000Z`,
    windowKey: 'closed',
    address: '/before',
    draft: { remarks },
    base: null,
    attempt: null,
  });
}

function Form() {
  const offer = useOfferedDraft<{ remarks: string }>({
    unsaved: useUnsavedStore(access),
    place,
    restore,
    formKeys: ['now'],
    address: '/now',
    isStarted: false,
    isOpenInTab: () => false,
  });
  return (
    <DraftNotice
      offer={{ ...offer, restoreDraft: () => undefined, discardDraft: () => offer.discard() }}
      isDirty={false}
    >
      <span data-testid="offered">{offer.offered?.draft.remarks}</span>
    </DraftNotice>
  );
}

const offered = () => screen.queryByTestId('offered')?.textContent ?? null;

beforeEach(() => {
  localStorage.clear();
  minute = 0;
});

test('a double click on discarding discards one, and not the next that comes in its place', async () => {
  retain('旧');
  retain('新');
  render(<Form />);
  expect(offered()).toBe('新');
  await userEvent.dblClick(screen.getByRole('button', { name: /^放 ?弃$/ }));
  expect(offered()).toBe('旧');
});

test('each that was discarded is had back until the page is left', async () => {
  retain('旧');
  retain('新');
  const { unmount } = render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: /^放 ?弃$/ }));
  await userEvent.click(screen.getByRole('button', { name: /^放 ?弃$/ }));
  expect(offered()).toBeNull();
  const undo = () => screen.getAllByRole('button', { name: '撤销放弃' });
  expect(undo()).toHaveLength(2);
  await userEvent.click(undo()[0] as HTMLElement);
  expect(offered()).toBe('新');
  unmount();
  render(<Form />);
  expect(offered()).toBe('新');
  await userEvent.click(screen.getByRole('button', { name: /^放 ?弃$/ }));
  expect(offered()).toBeNull();
});
