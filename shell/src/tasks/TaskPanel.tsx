import { useTranslation } from '@berth/runtime';
import { Segmented } from 'antd';
import { useState } from 'react';
import { PopupHead } from '../header-popup/PopupHead.tsx';
import { PopupList } from '../header-popup/PopupList.tsx';
import { taskNews } from '../messages/live-news.ts';
import { FileList } from './FileList.tsx';
import { TaskItem } from './TaskItem.tsx';
import { useShellTasksQuery } from './tasks.queries.ts';

const views = ['tasks', 'files'] as const;

/** What the server does for somebody apart from their calls, and the files that came of it. */
export function TaskPanel() {
  const { t } = useTranslation('shell');
  const [view, setView] = useState<(typeof views)[number]>('tasks');
  return (
    <>
      <PopupHead title={t('tasks.title')}>
        <Segmented
          size="small"
          aria-label={t('tasks.title')}
          options={views.map((value) => ({ value, label: t(`tasks.view.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </PopupHead>
      {view === 'files' ? (
        <FileList />
      ) : (
        <PopupList
          useRows={useTasks}
          news={taskNews}
          none={t('tasks.none')}
          more={t('tasks.more')}
          renderRow={(task) => <TaskItem key={task.id} task={task} />}
        />
      )}
    </>
  );
}

const useTasks = (page: number) => useShellTasksQuery({ query: { page } });
