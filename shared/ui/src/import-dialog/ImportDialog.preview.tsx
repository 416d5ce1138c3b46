import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../gallery/Opened.tsx';
import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportOutcome, type ImportOutcomeProps } from './ImportOutcome.tsx';
import { ImportProgress, type ImportProgressProps } from './ImportProgress.tsx';
import type { ImportFile, ImportProblem } from './import-result.ts';

const words = {
  'zh-CN': {
    title: '导入货物明细',
    weight: '毛重 KGS',
    pieces: '件数 CTNS',
    goods: '品名',
    packing: '包装类型',
    decimals: '最多三位小数：12.3456',
    whole: '请填写大于 0 的整数。',
    required: '必填。',
    noPacking: '没有这种包装：“深圳市前海泊位国际供应链管理服务有限公司专用加固木箱”。',
    tooMuch: '货物总体积超过 68 CBM，请分两票订舱。',
    refused: '请求服务器无响应！',
    takeRight: '导入没有错误的 38 行',
    takeAll: '导入全部 42 行',
    file: '2026年11月FBA货物明细-洛杉矶.xlsx',
  },
  en: {
    title: 'Import cargo lines',
    weight: 'Gross weight KGS',
    pieces: 'CTNS',
    goods: 'Goods',
    packing: 'Packing',
    decimals: 'At most three decimals: 12.3456',
    whole: 'A whole number above 0.',
    required: 'Required.',
    noPacking: 'There is no such packing: “reinforced wooden crate of Shenzhen Berth International”.',
    tooMuch: 'More than 68 CBM in all: book two shipments.',
    refused: 'The server does not answer.',
    takeRight: 'Import the 38 lines without errors',
    takeAll: 'Import all 42 lines',
    file: 'FBA cargo lines 2026-11 Los Angeles.xlsx',
  },
};

function useProblems(): readonly ImportProblem[] {
  const texts = useTexts(words);
  return [
    { row: 3, column: texts.weight, message: texts.decimals },
    { row: 7, column: texts.pieces, message: texts.whole },
    { row: 12, column: texts.goods, message: texts.required },
    { row: 18, column: texts.packing, message: texts.noPacking },
    { row: null, message: texts.tooMuch },
  ];
}

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Takes two seconds; a file with `ok` in its name is imported, any other refused. */
function DialogPreview() {
  const texts = useTexts(words);
  const problems = useProblems();
  const [isOpen, setIsOpen] = useState(false);
  const importFile: ImportFile = async (file, { signal, onProgress }) => {
    for (let step = 1; step <= 10; step += 1) {
      await soon(150);
      signal.throwIfAborted();
      onProgress(step / 10);
    }
    await soon(800);
    return file.name.includes('ok') ? { importedCount: 42, problems: [] } : { importedCount: 0, problems };
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.title}</Button>
      <ImportDialog
        title={texts.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        importFile={importFile}
        template={{ download: () => soon(500).then(() => undefined) }}
      />
    </>
  );
}

const nothing = () => undefined;

function Outcome({ outcome }: Pick<ImportOutcomeProps, 'outcome'>) {
  return <ImportOutcome outcome={outcome} onAgain={nothing} onAnother={nothing} onClose={nothing} />;
}

const useFile = () => new File(['PK'], useTexts(words).file);
const Progress = ({ share, read }: Pick<ImportProgressProps, 'share' | 'read'>) => (
  <ImportProgress fileName={useTexts(words).file} share={share} read={read} onCancel={nothing} />
);
const RefusedPreview = () => (
  <Outcome
    outcome={{ step: 'refused', file: useFile(), result: { importedCount: 0, problems: useProblems() } }}
  />
);
const Refused500Preview = () => {
  const { pieces, required } = useTexts(words);
  const problems = Array.from({ length: 500 }, (_, at) => ({
    row: at + 2,
    column: pieces,
    message: required,
  }));
  return <Outcome outcome={{ step: 'refused', file: useFile(), result: { importedCount: 0, problems } }} />;
};
const FailedPreview = () => (
  <Outcome outcome={{ step: 'failed', file: useFile(), message: useTexts(words).refused }} />
);
const DecidePreview = () => {
  const texts = useTexts(words);
  const problems = useProblems().map((problem) => ({
    ...problem,
    cell: problem.row ? `C${problem.row}` : '—',
  }));
  const choices = [
    { label: texts.takeRight, isPrimary: true, take: nothing },
    { label: texts.takeAll, take: nothing },
  ];
  return (
    <Outcome
      outcome={{ step: 'refused', file: useFile(), result: { importedCount: 0, problems, choices } }}
    />
  );
};
const DonePreview = () => (
  <Outcome outcome={{ step: 'done', file: useFile(), result: { importedCount: 1284, problems: [] } }} />
);

export const preview = {
  title: { 'zh-CN': '导入对话框', en: 'Import dialog' },
  states: {
    dialog: DialogPreview,
    'dialog-open': {
      alone: () => (
        <Opened>
          <DialogPreview />
        </Opened>
      ),
    },
    sending: () => <Progress share={0.42} />,
    checking: () => <Progress share={1} />,
    reading: () => <Progress share={1} read={{ rows: 2500, total: 10_000 }} />,
    refused: RefusedPreview,
    'refused-500': Refused500Preview,
    'refused-choices': DecidePreview,
    failed: FailedPreview,
    done: DonePreview,
  },
} satisfies Preview;
