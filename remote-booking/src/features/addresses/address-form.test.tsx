import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../testing/open-page.tsx';
import { AddressBookDialog } from './AddressBookDialog.tsx';
import { noAddress } from './address-entry.ts';
import { KeepAddressDialog } from './KeepAddressDialog.tsx';

jest.setTimeout(60_000);

const of = { kind: 'pickup', entries: [], onUse: () => {}, onClose: () => {} } as const;
const dialogs = {
  book: <AddressBookDialog {...of} />,
  keep: <KeepAddressDialog {...of} entered={{ ...noAddress, phone: '13900139000' }} />,
};

async function open(dialog: keyof typeof dialogs) {
  const { view } = await showPart(dialogs[dialog], { 'GET /business/addressList': [] });
  if (dialog === 'book') {
    const add = await screen.findByRole<HTMLButtonElement>('button', { name: '新增地址' });
    // The addresses that are there come first.
    await waitFor(() => expect(add.disabled).toBe(false));
    await userEvent.click(add);
  }
  const title = await screen.findByLabelText<HTMLInputElement>(/^名称/);
  return { view, title };
}

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a new address and one that was entered are each typed on their own; leaving asks while either is unsaved', async () => {
  const added = await open('book');
  expect(isAsked()).toBe(false);
  await userEvent.type(added.title, '新的');
  expect(isAsked()).toBe(true);
  added.view.unmount();
  expect(isAsked()).toBe(true);
  const kept = await open('keep');
  await userEvent.type(kept.title, '填过的');
  kept.view.unmount();
  const again = await open('book');
  expect(again.title.value).toBe('新的');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(isAsked()).toBe(true);
  again.view.unmount();
  expect((await open('keep')).title.value).toBe('填过的');
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(isAsked()).toBe(false);
});
