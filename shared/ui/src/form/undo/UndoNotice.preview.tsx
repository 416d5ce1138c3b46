import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { UndoNotice } from './UndoNotice.tsx';
import type { FormUndo } from './undo-step.ts';

const words = {
  'zh-CN': { place: '装柜地点 2 东莞市长安镇振安中路 18 号', address: '坂田仓', done: '都已撤销。' },
  en: { place: 'Loading place 2, 18 Zhen’an Road', address: 'Bantian warehouse', done: 'All undone.' },
};

function Example() {
  const texts = useTexts(words);
  const [left, setLeft] = useState(2);
  const steps: FormUndo['steps'] = [
    { key: 1, place: 'pickup', kind: 'filled', what: texts.address },
    { key: 2, place: 'pickup', kind: 'removed', what: texts.place },
  ];
  if (left === 0) return <p>{texts.done}</p>;
  return (
    <UndoNotice undo={{ steps: steps.slice(0, left), takeBack: (key) => setLeft(key - 1) }} place="pickup" />
  );
}

export const preview = {
  title: { 'zh-CN': '撤销提示', en: 'Undo notice' },
  states: { newest: () => <Example /> },
} satisfies Preview;
