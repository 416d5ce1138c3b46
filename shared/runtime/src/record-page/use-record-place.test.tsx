import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { notices } from '../notice/notify.ts';
import { defineRemote } from '../seam/define-remote.ts';
import { pageOpener } from '../testing/page-opener.tsx';
import { testUser } from '../testing/test-runtime.ts';
import { useRecordLinks, useRecordPlace } from './use-record-place.tsx';

const paths = { list: '/notes', detail: '/notes/detail' } as const;
const title = { 'zh-CN': '备注', en: 'Notes' };

function ListPage() {
  const { linkTo, onNew } = useRecordLinks(paths);
  return (
    <>
      {linkTo({ id: 'a b' }, 'One')}
      <button type="button" onClick={onNew}>
        New
      </button>
    </>
  );
}

function DetailPage() {
  const place = useRecordPlace(paths);
  const shown = [place.id, place.unsaved.userId, place.address].map(String).join(' ');
  return (
    <>
      <p>{shown}</p>
      {place.linkToList('Back')}
      <button type="button" onClick={() => place.openRecord('made')}>
        Made
      </button>
      <button type="button" onClick={place.leaveForList}>
        Leave
      </button>
      <button type="button" onClick={() => place.tell('Saved')}>
        Tell
      </button>
    </>
  );
}

const remote = defineRemote({
  name: 'notes',
  routes: [
    { path: paths.list, title, page: async () => ListPage },
    { path: paths.detail, title, page: async () => DetailPage },
  ],
  translations: { 'zh-CN': async () => ({ default: {} }), en: async () => ({ default: {} }) },
});
const openPage = pageOpener(remote, ({ children }) => children);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a list leads to a record by its id, and to new ones each at an address of its own', async () => {
  const first = await openPage(paths.list);
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  const address = '/notes/detail?id=a%20b';
  expect(screen.getByText(`a b ${testUser.id} ${address}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  press('New');
  const [one] = [first.location()];
  first.view.unmount();
  const second = await openPage(paths.list);
  press('New');
  expect(one).toMatch(/^\/notes\/detail\?new=\w+$/);
  expect(second.location()).not.toBe(one);
});

test('a new record gets its address once it was made, and the page goes back to the list', async () => {
  const { location } = await openPage(`${paths.detail}?new=1`);
  press('Made');
  await waitFor(() => expect(location()).toBe('/notes/detail?id=made'));
  press('Tell');
  expect(notices.get()).toHaveLength(1);
  press('Leave');
  await waitFor(() => expect(location()).toBe(paths.list));
});
