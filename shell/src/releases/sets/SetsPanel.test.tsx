import type { ReleaseOverview, ReleaseSet } from '@berth/contract/endpoints';
import { notices } from '@berth/runtime';
import { refuse, testUser } from '@berth/runtime/testing';
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';

// jsdom has no canvas; without one the chart estimates how wide a text is.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(cleanup);

const set = (name: string, changes: Partial<ReleaseSet>): ReleaseSet => ({
  name,
  versions: { booking: '1.5.0+cccccccccccc' },
  evidence: '',
  savedAt: '2026-11-20T02:00:00.000Z',
  savedBy: 'qa',
  isInForce: false,
  isNeeded: false,
  ...changes,
});
const overview = (sets: ReleaseSet[]): ReleaseOverview => ({
  deployment: 7,
  customers: 0,
  remotes: [],
  versions: [],
  promotedSet: null,
  setRollback: null,
  keys: [],
  sets,
});
async function click(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

async function open({ isRefused = false } = {}) {
  let sets = [set('current', { isInForce: true, isNeeded: true }), set('before', { isNeeded: true })];
  sets = [...sets, set('mistaken', {})];
  const { calls } = await renderPortal('/system/releases', {
    user: { ...testUser, permissions: ['system:releases'] },
    answers: {
      'GET /system/release/overview': () => overview(sets),
      'GET /system/release/history': [],
      'GET /system/release/outcomes': { days: [], versions: [], errors: [] },
      'POST /system/release/setRemove': () => {
        if (isRefused) refuse('SET_IN_USE');
        sets = sets.filter(({ name }) => name !== 'mistaken');
        return set('mistaken', {});
      },
    },
  });
  await screen.findByText('mistaken');
  return () => calls.filter(({ key }) => key === 'POST /system/release/setRemove').map(({ body }) => body);
}

test('a set that nobody needs is removed after a question, and no other can be', async () => {
  const sent = await open();
  expect(screen.getAllByRole('button', { name: /^删除版本组/ })).toHaveLength(1);
  await click('删除版本组 mistaken');
  expect(within(screen.getByRole('dialog')).getByText(/不能再启用/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await click('确认删除');
  await waitFor(() => expect(screen.queryByText('mistaken')).toBeNull());
  expect(sent()).toEqual([{ name: 'mistaken', why: '不再需要版本组 mistaken' }]);
  expect(notices.get().map(({ title }) => title)).toEqual(['版本组 mistaken 已删除']);
  // The question went with its set: who uses the keyboard stays among the others.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('current'));
  expect(document.activeElement).not.toBe(document.body);
});

test('what the server says against it stands in the question', async () => {
  await open({ isRefused: true });
  await click('删除版本组 mistaken');
  await click('确认删除');
  expect(await within(screen.getByRole('dialog')).findByText(/不能删除/)).toBeTruthy();
});
