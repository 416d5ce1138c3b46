import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { DraftWaiting } from './DraftWaiting.tsx';
import { RetentionText } from './RetentionText.tsx';
import { UnsavedWorkList } from './UnsavedWorkList.tsx';
import type { UnsavedStore } from './unsaved-store.ts';
import { WaitingDraftNotice } from './WaitingDraftNotice.tsx';

const words = {
  'zh-CN': { goods: 'LED 灯具', restored: '已恢复', discarded: '已放弃' },
  en: { goods: 'LED lamps', restored: 'Restored', discarded: 'Discarded' },
};
const offered = {
  formKey: 'f',
  version: null,
  keptAt: '2026-11-20T08:00:00Z',
  windowKey: 'w',
  address: '/',
  draft: {},
  base: null,
  attempt: null,
};

function Example({ isDirty, isBar }: { isDirty?: boolean; isBar?: boolean }) {
  const texts = useTexts(words);
  const [done, setDone] = useState('');
  const offer = {
    offered: done === '' ? offered : null,
    restoreDraft: () => setDone(texts.restored),
    discardDraft: () => setDone(texts.discarded),
    discarded: done === texts.discarded ? [offered] : [],
    undoDiscard: () => setDone(''),
  };
  return (
    <>
      {isBar ? (
        <DraftWaiting offer={offer} />
      ) : (
        <DraftNotice offer={offer} isDirty={isDirty ?? false}>
          {`D-2611-0042 · USLAX · ${texts.goods}`}
        </DraftNotice>
      )}
      <p role="status">{done}</p>
    </>
  );
}

const stored = ['D-2611-0042', 'D-2611-0043', 'D-2611-0044', 'D-2611-0045'].map((number) => ({
  place: 'p',
  retained: { ...offered, formKey: number },
}));

function ListExample() {
  const texts = useTexts(words);
  const [waiting, setWaiting] = useState(stored);
  const store = {
    list: () => waiting,
    isStored: () => true,
    forget: (formKey: string) => setWaiting(waiting.filter(({ retained }) => retained.formKey !== formKey)),
    retain: (place: string, retained: typeof offered & { formKey: string }) => {
      setWaiting([...waiting, { place, retained }]);
      return true;
    },
    subscribe: () => () => {},
    onClose: () => () => {},
    close: () => {},
  };
  return (
    <UnsavedWorkList
      unsaved={{ store: store as UnsavedStore }} // of this preview's drafts alone
      isOpenInTab={() => false}
      describe={({ retained }) => ({ title: retained.formKey, note: `USLAX · ${texts.goods}`, path: '/' })}
      onOpen={() => undefined}
    />
  );
}

function WaitingExample() {
  const texts = useTexts(words);
  const [done, setDone] = useState('');
  const waiting = {
    offered: done === texts.discarded ? null : offered,
    discard: () => setDone(texts.discarded),
    discarded: done === texts.discarded ? [offered] : [],
    undoDiscard: () => setDone(''),
  };
  return (
    <>
      <WaitingDraftNotice waiting={waiting} onLook={() => setDone(texts.restored)} />
      <p role="status">{done}</p>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '未保存的内容', en: 'Unsaved work' },
  states: {
    plain: () => <Example />,
    dirty: () => <Example isDirty />,
    bar: () => <Example isBar />,
    waiting: () => <WaitingExample />,
    list: () => <ListExample />,
    retention: () => (
      <>
        <RetentionText retention="retained" /> <RetentionText retention="failed" />
      </>
    ),
  },
} satisfies Preview;
