import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { openStore } from '../drafts/open-store.ts';
import { draftPlace } from '../drafts/retained-drafts.ts';
import type { SaveAnswer, SaveProblem } from '../save/save-problem.ts';
import type { FormSpec, SectionSpec } from '../state/form-spec.ts';
import { useFormState } from '../state/use-form-state.ts';
import type { VersionSpec } from '../versions/use-newer-version.ts';
import { useRecordEditor } from './use-record-editor.ts';

type Draft = { port: string; remarks: string };
type Saved = { id: string; version: number; declaration: Draft };

const spec: FormSpec<Draft> = {
  sections: [{ name: 'all', fields: ['port', 'remarks'] }],
  requiredFields: () => [],
  rowsOf: () => ({}),
  contentOf: (draft) => JSON.stringify(draft),
  isMissing: () => false,
};
const unread = { texts: { 'zh-CN': '选项尚未加载', en: 'No list yet' }, unread: '宁波' };
const none = () => new Map();
const unsaved = { userId: 'user-1', fetchKey: async () => '0'.repeat(64) };
const restore = (read: unknown) => read as Draft; // written by this test
const empty: Draft = { port: '', remarks: '' };
const stored = (version: number, change: Partial<Draft> = {}): Saved => ({
  id: 'd-1',
  version,
  declaration: { port: 'CNYTN', remarks: '', ...change },
});

/** Its remarks are saved for one port alone. */
const chosenSpec: FormSpec<Draft> = {
  ...spec,
  contentOf: ({ port, remarks }) => JSON.stringify([port, port === 'CNSHK' && remarks]),
  chosenParts: [{ head: 'port', chosen: 'CNSHK', fields: { remarks: '' } }],
};

type Scene = {
  of?: FormSpec<Draft>;
  saved?: Saved;
  answers?: SaveAnswer<Saved>[];
  newest?: Saved;
  goneId?: string;
};

function open({ of = spec, saved, answers = [], newest, goneId }: Scene = {}) {
  const sent: object[] = [];
  const onSaved = jest.fn();
  const useUnsavedChanges = jest.fn();
  const versions: VersionSpec<Draft, Saved> = {
    rowsOf: () => ({}),
    readBack: (draft) => ({ draft, keys: {} }),
    together: [],
    rows: { names: [], marks: [] },
    draftOf: ({ declaration }) => declaration,
    mayEdit: () => true,
    fetchNewest: async () => newest ?? stored(1),
  };
  const view = renderHook(() => {
    const form = useFormState({ spec: of, initial: saved?.declaration ?? empty, problemsOf: none });
    return useRecordEditor<
      Draft,
      SectionSpec,
      { id: string; version: number },
      Saved,
      object,
      object,
      Saved,
      object
    >({
      form,
      saved: saved ?? null,
      latest: saved,
      goneId: goneId ?? null,
      isStarted: false,
      versions,
      request: {
        toRequest: (declaration) => ({ body: { declaration }, keys: {} }),
        call: async (content) => {
          sent.push(content);
          return answers.shift() ?? { data: stored(9) };
        },
        newTarget: async () => ({ number: 'D-1' }),
        noTarget: 'noNumber',
        obstacles: ['CONFLICT'],
      },
      page: { unsaved, address: '/declaration', isOpenInTab: () => false, useUnsavedChanges },
      draftPlace: (id) => ({ place: draftPlace({ kind: 'declaration', userId: 'user-1', id }), restore }),
      facts: {},
      onSaved,
    });
  });
  const now = () => view.result.current;
  const type = (change: Partial<Draft>) => act(() => now().form.dispatch({ type: 'set', change }));
  const save = () => act(() => now().saving.save('saveDraft'));
  const leaveUnread = () => act(() => now().form.dispatch({ type: 'report', path: 'port', problem: unread }));
  const said = () => useUnsavedChanges.mock.calls.at(-1) ?? [];
  const isUnsaved = () => said()[0];
  return { now, type, save, leaveUnread, sent, onSaved, view, isUnsaved, isRetained: () => said()[2] };
}

beforeAll(async () => {
  await openStore(unsaved);
});
beforeEach(() => localStorage.clear());

test('a new record is saved under its number, then under its id and version', async () => {
  const { now, type, save, sent, onSaved, isUnsaved } = open();
  type({ port: 'CNSHK' });
  expect(isUnsaved()).toBe(true);
  await save();
  expect(sent[0]).toMatchObject({ action: 'saveDraft', number: 'D-1', declaration: { port: 'CNSHK' } });
  expect([isUnsaved(), now().identity?.version, onSaved.mock.calls.length]).toEqual([false, 9, 1]);
  type({ remarks: '急' });
  await save();
  expect(sent[1]).toMatchObject({ id: 'd-1', version: 9 });
});

test('a save that is refused for a newer version merges into it, and is sent on that version', async () => {
  const conflict: SaveProblem = { kind: 'status', status: 409, code: 'CONFLICT', message: '已有新版本' };
  const newest = stored(2, { port: 'CNSHK' });
  const { now, type, save, sent } = open({ saved: stored(1), answers: [{ error: conflict }], newest });
  type({ remarks: '急' });
  await save();
  expect([now().versions.refusal?.message, now().versions.newer?.version]).toEqual(['已有新版本', 2]);
  await act(() => now().versions.compare());
  expect(now().versions.differences?.map(({ path, by }) => [path, by])).toEqual([
    ['port', 'theirs'],
    ['remarks', 'mine'],
  ]);
  act(() => now().versions.merge(new Map()));
  await save();
  expect(sent[1]).toMatchObject({ version: 2, declaration: { port: 'CNSHK', remarks: '急' } });
});

test('a record that is gone becomes a new one', async () => {
  const { now, type, sent } = open({ saved: stored(3), goneId: 'd-1' });
  type({ remarks: '急' });
  expect(now().gone.isGone).toBe(true);
  await act(async () => now().gone.saveAsNew());
  expect(sent[0]).toMatchObject({ number: 'D-1', declaration: { port: 'CNYTN', remarks: '急' } });
});

test('unsaved work outlives the page, with what was sent and not answered', async () => {
  const lost: SaveProblem = { kind: 'noResponse', message: '连接中断' };
  const first = open({ answers: [{ error: lost }] });
  first.type({ remarks: '急' });
  await first.save();
  first.view.unmount();
  const second = open();
  expect(second.now().isUndecided).toBe(true);
  act(() => second.now().offer.restoreDraft());
  expect([second.now().form.state.draft.remarks, second.now().saving.isUnanswered]).toEqual(['急', true]);
  await second.save();
  const keyOf = (content: object | undefined) => (content as { idempotencyKey: string }).idempotencyKey;
  expect(keyOf(second.sent[0])).toBe(keyOf(first.sent[0]));
});

test('what a control holds unread is retained with the draft, and given back to its field', () => {
  const first = open();
  first.leaveUnread();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect([first.isUnsaved(), first.isRetained(), first.now().retention]).toEqual([true, true, 'retained']);
  first.view.unmount();
  const second = open();
  expect(second.now().offer.offered?.draft).toEqual(empty);
  act(() => second.now().offer.restoreDraft());
  expect([second.isUnsaved(), [...second.now().form.state.given]]).toEqual([true, [['port', '宁波']]]);
  // Nothing of it is lost where its control is not there yet.
  second.type({ remarks: '急' });
  second.view.unmount();
  const third = open();
  expect(third.now().offer.offered).toMatchObject({ draft: { remarks: '急' }, unread: { port: '宁波' } });
});

test('what a saved draft leaves out is retained as a change of what was saved, and a submission drops it', async () => {
  const answers = [{ data: stored(2) }];
  const first = open({ of: chosenSpec, saved: stored(1), answers });
  first.type({ remarks: '急' });
  await first.save();
  expect([first.isUnsaved(), first.now().savedAt]).toEqual([true, expect.any(Date)]);
  first.view.unmount();
  const second = open({ of: chosenSpec, saved: stored(2) });
  expect(second.now().offer.offered).toMatchObject({ version: 2, attempt: null, draft: { remarks: '急' } });
  act(() => second.now().offer.restoreDraft());
  expect([second.now().form.state.draft.remarks, second.isUnsaved()]).toEqual(['急', true]);
  await act(() => second.now().saving.save('submit'));
  expect(second.isUnsaved()).toBe(false);
  second.view.unmount();
  expect(open({ of: chosenSpec, saved: stored(9) }).now().offer.offered).toBeNull();
});

test('what was typed before a newer version outlives a save of that version, and is merged into it', async () => {
  const newest = stored(2, { port: 'CNSHK' });
  const answers = [{ data: stored(3, { port: 'CNNGB' }) }];
  const { now, type, save, isUnsaved } = open({ saved: stored(1), newest, answers });
  type({ remarks: '急' });
  await act(() => now().versions.show());
  type({ port: 'CNNGB' });
  await save();
  expect([now().versions.own?.draft.remarks, isUnsaved()]).toEqual(['急', true]);
  await act(() => now().versions.compare());
  act(() => now().versions.merge(new Map()));
  expect(now().form.state.draft).toEqual({ port: 'CNNGB', remarks: '急' });
});

test('of two versions that were typed on, both are there after a reload', async () => {
  const first = open({ saved: stored(1), newest: stored(2, { port: 'CNSHK' }) });
  first.type({ remarks: '先写的' });
  await act(() => first.now().versions.show());
  first.type({ remarks: '后写的' });
  first.view.unmount();
  const second = open({ saved: stored(1) });
  const seen: string[] = [];
  for (let left = 2; left > 0; left -= 1) {
    act(() => second.now().offer.restoreDraft());
    seen.push(second.now().form.state.draft.remarks);
  }
  expect(seen.sort()).toEqual(['先写的', '后写的'].sort());
});

test('looking at a third version loses nothing of what was typed on the first two', async () => {
  const { now, type, view } = open({ saved: stored(1), newest: stored(2) });
  type({ remarks: '先写的' });
  await act(() => now().versions.show());
  await act(() => now().versions.show());
  expect(now().versions.own?.draft.remarks).toBe('先写的');
  type({ remarks: '后写的' });
  await act(() => now().versions.show());
  expect(now().versions.own?.draft.remarks).toBe('后写的');
  view.unmount();
  const again = open({ saved: stored(1) });
  const texts: string[] = [];
  for (let left = 2; left > 0; left -= 1) {
    texts.push(again.now().offer.offered?.draft.remarks ?? '');
    act(() => again.now().offer.discardDraft());
  }
  expect(texts.sort()).toEqual(['先写的', '后写的'].sort());
});

test('changes that were discarded beside a newer version are had back', async () => {
  const { now, type } = open({ saved: stored(1), newest: stored(2) });
  type({ remarks: '急' });
  await act(() => now().versions.show());
  act(() => now().versions.discardOwn());
  expect(now().versions.own).toBeNull();
  act(() => now().versions.undoDiscard?.());
  expect([now().versions.own?.draft.remarks, now().versions.undoDiscard]).toEqual(['急', null]);
});
