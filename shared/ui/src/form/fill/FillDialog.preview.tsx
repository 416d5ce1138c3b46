import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { FillDialog, type FillWords } from './FillDialog.tsx';
import type { FillQuestion } from './fill-spec.ts';

const words = {
  'zh-CN': {
    title: '套用模板',
    open: '套用“美西”',
    remarks: '订舱备注',
    cargo: '货物明细',
    mine: '轻放，勿压，每箱贴唛头，装柜前拍照',
    theirs: '勿倒置',
    keep: '保留现有 2 行',
    append: '追加全部 3 行',
    replace: '用全部 3 行替换现有 2 行',
    help: '模板中：灯具；保温杯；雨伞',
  },
  en: {
    title: 'Apply a template',
    open: 'Apply “US West”',
    remarks: 'Remarks',
    cargo: 'Cargo',
    mine: 'Handle with care, stack nothing on top, mark each carton, take photographs before loading',
    theirs: 'This side up',
    keep: 'Keep the 2 lines there are',
    append: 'Add all 3 lines',
    replace: 'Replace the 2 lines by all 3',
    help: 'In the template: lamps; cups; umbrellas',
  },
};

const questions: FillQuestion[] = [
  { kind: 'field', path: 'remarks', mine: {}, theirs: { remarks: '' } },
  { kind: 'rows', path: 'cargo', mine: [], theirs: [], answers: ['mine', 'append', 'theirs'] },
];

function Example() {
  const texts = useTexts(words);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const useWords = (): FillWords => ({
    nameOf: (path) => (path === 'cargo' ? texts.cargo : texts.remarks),
    textOf: (values) => ('remarks' in values ? texts.theirs : texts.mine),
    rowsText: (_question, answer) =>
      ({ mine: texts.keep, append: texts.append, theirs: texts.replace })[answer],
    rowsHelp: () => texts.help,
  });
  const asked = { what: texts.open, questions, fill: close, cancel: close };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <FillDialog title={texts.title} asked={isOpen ? asked : null} useWords={useWords} />
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '套用模板', en: 'Fill from a template' },
  states: { closed: () => <Example /> },
} satisfies Preview;
