import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Opened } from '../../../gallery/Opened.tsx';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { RecordList } from './RecordList.tsx';
import { RecordQuestion } from './RecordQuestion.tsx';
import { RecordRow } from './RecordRow.tsx';
import { RecordsDialog } from './RecordsDialog.tsx';
import { useRecordChanges } from './use-record-changes.ts';

const words = {
  'zh-CN': {
    title: '常用收款账户',
    use: '使用',
    edit: '修改 {name}',
    delete: '删除 {name}',
    question: '删除“{name}”？删除后不能恢复。',
    confirm: '删除',
    empty: '还没有保存账户',
    failed: '列表加载失败',
    deleted: '已删除 {name}',
    note: '中国银行深圳前海支行 · 尾号 4711',
  },
  en: {
    title: 'Payee accounts',
    use: 'Use',
    edit: 'Edit {name}',
    delete: 'Delete {name}',
    question: 'Delete “{name}”? It cannot be restored.',
    confirm: 'Delete',
    empty: 'No account is saved yet',
    failed: 'The list did not load',
    deleted: 'Deleted {name}',
    note: 'Bank of China, Qianhai branch · ends with 4711',
  },
};

const some = ['USD', 'CNY', 'EUR'].map((name) => ({ id: name, name }));

function Example({ onClose }: { onClose: () => void }) {
  const texts = useTexts(words);
  const [records, setRecords] = useState(some);
  const changes = useRecordChanges({ kind: 'list' });
  const { task, begin } = changes;
  const remove = (id: string) =>
    changes.attempt(
      async () => {
        setRecords(records.filter((record) => record.id !== id));
        return {};
      },
      fillTemplate(texts.deleted, { name: id }),
    );
  const query = { isLoading: false, data: records, refetch: () => undefined };
  return (
    <RecordsDialog
      title={texts.title}
      name={texts.title}
      emptyText={texts.empty}
      top={null}
      changes={changes}
      query={query}
      onClose={onClose}
    >
      {records.map(({ id, name }) =>
        'id' in task && task.id === id ? (
          <RecordQuestion
            key={id}
            question={fillTemplate(texts.question, { name })}
            confirmLabel={texts.confirm}
            isDanger
            changes={changes}
            onConfirm={() => void remove(id)}
          />
        ) : (
          <RecordRow
            key={id}
            title={name}
            note={texts.note}
            useLabel={texts.use}
            onUse={() => undefined}
            isBusy={changes.isBusy}
            actions={[
              {
                label: fillTemplate(texts.edit, { name }),
                icon: <EditOutlined />,
                act: () => begin({ kind: 'edit', id }),
              },
              {
                label: fillTemplate(texts.delete, { name }),
                icon: <DeleteOutlined />,
                act: () => begin({ kind: 'delete', id }),
              },
            ]}
          />
        ),
      )}
    </RecordsDialog>
  );
}

function DialogButton() {
  const { title } = useTexts(words);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && <Example onClose={() => setOpen(false)} />}
    </>
  );
}

function Without({ query }: { query: { isLoading: boolean; error?: unknown; data?: readonly unknown[] } }) {
  const texts = useTexts(words);
  return (
    <RecordList name={texts.title} emptyText={texts.empty} query={{ ...query, refetch: () => undefined }}>
      {null}
    </RecordList>
  );
}

function Failed() {
  return <Without query={{ isLoading: false, error: { message: useTexts(words).failed } }} />;
}

export const preview = {
  title: { 'zh-CN': '常用记录', en: 'Record list' },
  states: {
    button: DialogButton,
    open: {
      alone: () => (
        <Opened>
          <DialogButton />
        </Opened>
      ),
    },
    loading: () => <Without query={{ isLoading: true }} />,
    empty: () => <Without query={{ isLoading: false, data: [] }} />,
    failed: Failed,
  },
} satisfies Preview;
