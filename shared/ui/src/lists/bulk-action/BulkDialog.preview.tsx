import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../../gallery/Opened.tsx';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkWords } from './bulk-results.ts';
import { useBulkAction } from './use-bulk-action.ts';

const words = {
  'zh-CN': {
    action: '作废',
    title: '作废 {count} 张对账单',
    resultTitle: '作废结果',
    explain: '作废后不能恢复。',
    open: '将要作废的对账单',
    confirm: '作废 {count} 张',
    barred: '以下 {count} 张不能作废',
    noneOpen: '所选对账单不能作废',
    why: '已付款',
    summary: '已作废 {done} 张，{left} 张未作废。',
    isDone: '已作废',
    notFound: '没有找到',
    again: '可以再次点击作废。',
  },
  en: {
    action: 'Void',
    title: 'Void {count} statements',
    resultTitle: 'Outcome',
    explain: 'A void statement cannot be restored.',
    open: 'Statements to void',
    confirm: 'Void {count}',
    barred: '{count} of them cannot be voided',
    noneOpen: 'None of them can be voided',
    why: 'It is paid',
    summary: 'Void: {done}. Not void: {left}.',
    isDone: 'Void',
    notFound: 'Not found',
    again: 'You can try again.',
  },
};

function useBulkWords(): BulkWords {
  const texts = useTexts(words);
  const counted = (template: string) => (count: number) => fillTemplate(template, { count });
  return {
    ...texts,
    action: () => texts.action,
    title: counted(texts.title),
    confirm: counted(texts.confirm),
    barred: counted(texts.barred),
    summary: (done, left) => fillTemplate(texts.summary, { done, left }),
  };
}

const items = ['1', '2', '3'].map((id) => ({ id, number: `ST-2026110${id}`, isPaid: id === '3' }));

function Example() {
  const bulkWords = useBulkWords();
  const { why } = useTexts(words);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{bulkWords.action(items.length)}</Button>
      {isOpen && <Dialog bulkWords={bulkWords} why={why} onDone={() => setOpen(false)} />}
    </>
  );
}

type DialogProps = { bulkWords: BulkWords; why: string; onDone: () => void };

function Dialog({ bulkWords, why, onDone }: DialogProps) {
  const open = items.filter(({ isPaid }) => !isPaid);
  const bulk = useBulkAction({ items, open, mostAtOnce: 100, onAllDone: () => undefined, onDone });
  const answer = async (part: typeof open) => ({
    results: part.map(({ id }, at) => ({
      id,
      outcome: at === 0 ? ('done' as const) : ('notFound' as const),
    })),
  });
  return (
    <BulkDialog
      words={bulkWords}
      bulk={bulk}
      barred={items.filter(({ isPaid }) => isPaid).map((item) => ({ item, why }))}
      nameOf={({ number }) => number}
      onConfirm={() => void bulk.send((part) => answer([...part]))}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '批量操作', en: 'Bulk action' },
  states: {
    plain: Example,
    open: {
      alone: () => (
        <Opened>
          <Example />
        </Opened>
      ),
    },
  },
} satisfies Preview;
