import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStore, type UnsavedAccess } from './open-store.ts';
import { windowKey } from './open-windows.ts';
import { UnsavedWorkList } from './UnsavedWorkList.tsx';
import type { UnsavedStore } from './unsaved-store.ts';
import { useUnsavedStore } from './use-unsaved-store.ts';

const access: UnsavedAccess = { userId: 'user-1', fetchKey: async () => '0'.repeat(64) };
let store: UnsavedStore;
beforeAll(async () => {
  store = await openStore(access);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

function retain(number: string, minute: number, holder = 'closed') {
  store.retain('declaration', {
    formKey: number,
    version: null,
    keptAt: `2026-11-20T08:0${minute}:00.000Z`,
    windowKey: holder,
    address: `/declaration/${number}`,
    draft: {},
    base: null,
    attempt: null,
  });
}

function open(isOpenInTab = (_address: string) => false) {
  const onOpen = jest.fn();
  function List() {
    return (
      <UnsavedWorkList
        unsaved={useUnsavedStore(access)}
        isOpenInTab={isOpenInTab}
        onOpen={onOpen}
        describe={({ place, retained: { formKey, address } }) =>
          place === 'declaration' ? { title: formKey, path: address } : null
        }
      />
    );
  }
  return { ...render(<List />), onOpen };
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('unsaved work is listed by its record, the newest first, and opened there', async () => {
  retain('D-1', 1);
  retain('D-2', 2);
  const { onOpen } = open();
  expect(screen.getByRole('region', { name: '未保存的内容（2）' })).toBeTruthy();
  expect(rows().map((text) => text.slice(0, 3))).toEqual(['D-2', 'D-1']);
  expect(rows()[0]).toContain('2026-11-20 16:02');
  await press('打开 D-1');
  expect(onOpen.mock.calls).toEqual([['/declaration/D-1']]);
});

test('what is discarded there can be had back, and a double click discards one', async () => {
  retain('D-1', 1);
  retain('D-2', 2);
  open();
  await userEvent.dblClick(screen.getByRole('button', { name: '放弃 D-2' }));
  expect(store.list()).toHaveLength(1);
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('D-2');
  await userEvent.click(within(said).getByRole('button', { name: '撤销放弃' }));
  expect(rows().map((text) => text.slice(0, 3))).toEqual(['D-2', 'D-1']);
});

test('what an open form holds is not listed, here or in another window', async () => {
  const held = [{ name: 'berth.form.window.open' }];
  const locks = { query: async () => ({ held }), request: async () => {} };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  retain('D-1', 1, 'open');
  retain('D-2', 2, windowKey);
  retain('D-3', 3, windowKey);
  open((address) => address === '/declaration/D-2');
  expect(await screen.findByText('D-3')).toBeTruthy();
  expect(rows()).toHaveLength(1);
});

test('many are listed in part at first; where there are none nothing is drawn', async () => {
  const { unmount, container } = open();
  expect(container.textContent).toBe('');
  unmount();
  for (const number of [1, 2, 3, 4, 5]) retain(`D-${number}`, number);
  open();
  expect(rows()).toHaveLength(3);
  await press('全部 5 份');
  expect(rows()).toHaveLength(5);
});
