import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { tabsActions } from '../store/tabs-slice.ts';
import { createTestRuntime } from '../testing/index.ts';
import { PageContext } from './page-context.ts';
import { useUnsavedWork } from './page-hooks.ts';
import { discardUnsaved } from './unsaved-work.ts';
import { useNoteTyped } from './use-note-typed.ts';

const location = { pathname: '/a', search: '', hash: '', state: null, key: 'tab-1' };

function open(tabId: string | null) {
  const { runtime, site } = createTestRuntime();
  runtime.store.dispatch(tabsActions.tabNavigated({ location, action: 'PUSH', isSameTab: false }));
  const hook = renderHook(() => ({ note: useNoteTyped(), work: useUnsavedWork() }), {
    wrapper: ({ children }) => (
      <RuntimeProvider runtime={runtime} site={site}>
        <PageContext value={{ tabId, isActive: true, setTitle: () => {} }}>{children}</PageContext>
      </RuntimeProvider>
    ),
  });
  const note = (name: string, forget: (() => void) | null) =>
    act(() => hook.result.current.note(name, forget));
  return { ...hook, note, work: () => hook.result.current.work };
}

/** Whether the browser would ask before it leaves the page. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('what is typed in a dialog is fleeting work of its tab, until nothing is typed there', () => {
  const { note, work, rerender } = open('tab-1');
  expect(work()).toBe('none');
  note('address', () => {});
  note('view', () => {});
  rerender();
  expect(work()).toBe('fleeting');
  note('view', null);
  expect(work()).toBe('fleeting');
  note('address', null);
  expect(work()).toBe('none');
});

test('what is typed in a dialog is forgotten with its tab, also once the dialog is gone', () => {
  const { note, work, unmount } = open('tab-1');
  const forgotten: string[] = [];
  note('address', () => forgotten.push('address'));
  expect(work()).toBe('fleeting');
  unmount();
  discardUnsaved('tab-1');
  expect(forgotten).toEqual(['address']);
});

test('a page without a tab asks by itself', () => {
  const { note } = open(null);
  expect(isAsked()).toBe(false);
  note('address', () => {});
  note('view', () => {});
  note('view', null);
  expect(isAsked()).toBe(true);
  note('address', null);
  expect(isAsked()).toBe(false);
});
