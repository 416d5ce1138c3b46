import { Button } from 'antd';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import type { ImportFile, ImportProblem } from './import-result.ts';

const problems: readonly ImportProblem[] = [
  { row: 3, column: '毛重 KGS', message: '最多三位小数：12.3456' },
  { row: 7, column: '件数 CTNS', message: '请填写大于 0 的整数。' },
  { row: 12, column: '品名', message: '必填。' },
  {
    row: 18,
    column: '包装类型',
    message: '没有这种包装：“深圳市前海泊位国际供应链管理服务有限公司专用加固木箱”。',
  },
  { row: null, message: '货物总体积超过 68 CBM，请分两票订舱。' },
];

const slowly: ImportFile = async (file, { signal, onProgress }) => {
  for (let step = 1; step <= 10; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    signal.throwIfAborted();
    onProgress(step / 10);
  }
  await new Promise((resolve) => setTimeout(resolve, 800));
  return file.name.includes('ok') ? { importedCount: 42, problems: [] } : { importedCount: 0, problems };
};

function DialogPreview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>导入货物明细</Button>
      <ImportDialog
        title="导入货物明细"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        importFile={slowly}
        template={{ download: async () => undefined }}
      />
    </>
  );
}

const file = new File(['PK'], '2026年11月FBA货物明细-洛杉矶.xlsx');
const nothing = () => undefined;
const actions = { onAgain: nothing, onAnother: nothing, onClose: nothing };
const many = Array.from({ length: 500 }, (_, at) => ({
  row: at + 2,
  column: '件数 CTNS',
  message: '必填。',
}));

export const preview = {
  title: { 'zh-CN': '导入对话框', en: 'Import dialog' },
  states: {
    dialog: DialogPreview,
    sending: () => <ImportProgress fileName={file.name} share={0.42} onCancel={nothing} />,
    checking: () => <ImportProgress fileName={file.name} share={1} onCancel={nothing} />,
    refused: () => (
      <ImportOutcome
        outcome={{ step: 'refused', file, result: { importedCount: 0, problems } }}
        {...actions}
      />
    ),
    'refused-500': () => (
      <ImportOutcome
        outcome={{ step: 'refused', file, result: { importedCount: 0, problems: many } }}
        {...actions}
      />
    ),
    failed: () => (
      <ImportOutcome outcome={{ step: 'failed', file, message: '请求服务器无响应！' }} {...actions} />
    ),
    done: () => (
      <ImportOutcome
        outcome={{ step: 'done', file, result: { importedCount: 1284, problems: [] } }}
        {...actions}
      />
    ),
  },
} satisfies Preview;
