import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { VersionNotice, type VersionNoticeProps } from './VersionNotice.tsx';

const words = {
  'zh-CN': {
    newer: '有人刚保存了这份报关单的新版本。',
    over: '这份报关单已放行，不能再修改。',
    submitted: '这份报关单已提交。',
    open: '打开已提交的报关单',
    gone: '这份草稿已被删除',
    explain: '您填写的内容还在本页，可以另存为一份新草稿。',
    saveAsNew: '另存为新报关单',
    port: '申报口岸',
    count: '数量',
  },
  en: {
    newer: 'Somebody has just saved a newer version of this declaration.',
    over: 'This declaration was released and cannot be edited any more.',
    submitted: 'This declaration has been submitted.',
    open: 'Open the submitted declaration',
    gone: 'This draft was deleted',
    explain: 'What you filled in is still on this page and can be saved as a new draft.',
    saveAsNew: 'Save as a new declaration',
    port: 'Port of declaration',
    count: 'Count',
  },
};

const differences = [
  { path: 'port', by: 'theirs', mine: 'CNYTN', theirs: 'CNSHK' },
  { path: 'count', by: 'both', mine: '9', theirs: '7' },
] as const;

type ExampleProps = Partial<Pick<VersionNoticeProps, 'isDirty'>> & {
  state?: 'newer' | 'own' | 'ended' | 'advanced';
};

function Example({ state = 'newer', isDirty = true }: ExampleProps) {
  const texts = useTexts(words);
  const [isComparing, setComparing] = useState(false);
  const [own, setOwn] = useState(state === 'own');
  const versions = {
    newer: state === 'own' ? null : {},
    own: own ? {} : null,
    refusal: null,
    compare: () => setComparing(true),
    show: () => setOwn(true),
    discardOwn: () => setOwn(false),
    undoDiscard: state === 'own' && !own ? () => setOwn(true) : null,
    differences: isComparing ? differences : null,
    stopComparing: () => setComparing(false),
    merge: () => setComparing(false),
  };
  return (
    <>
      <VersionNotice
        versions={versions}
        isDirty={isDirty}
        isHeld={false}
        title={texts.newer}
        ended={state === 'ended' ? { title: texts.over, link: <a href="#top">{texts.port}</a> } : null}
        advanced={state === 'advanced' ? { title: texts.submitted, open: texts.open } : null}
      />
      <CompareDialog versions={versions} useWords={useWords} />
    </>
  );
}

function useWords() {
  const texts = useTexts(words);
  return {
    nameOfPlace: ({ path }: { path: string }) => (path === 'port' ? texts.port : texts.count),
    textOf: (difference: { mine: unknown; theirs: unknown }, side: 'mine' | 'theirs') =>
      String(difference[side]),
  };
}

function Gone() {
  const { gone: title, explain, saveAsNew } = useTexts(words);
  const nothing = () => {};
  return (
    <GoneNotice
      gone={{ isGone: true, saveAsNew: nothing }}
      offer={{
        offered: null,
        restoreDraft: nothing,
        discardDraft: nothing,
        discarded: [],
        undoDiscard: nothing,
      }}
      isUndecided={false}
      words={{ title, explain, saveAsNew }}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '别人保存了新版本', en: 'A newer version' },
  states: {
    newer: () => <Example />,
    own: () => <Example state="own" />,
    ended: () => <Example state="ended" />,
    advanced: () => <Example state="advanced" isDirty={false} />,
    gone: () => <Gone />,
  },
} satisfies Preview;
