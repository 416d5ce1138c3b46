import type { TaskKind } from '@berth/contract';
import { localized, useLocale, useSignal, useTranslation } from '@berth/runtime';
import { formatBytes, formatCount } from '@berth/ui';
import { Segmented } from 'antd';
import { useEffect, useState } from 'react';
import { PopupList } from '../header-popup/PopupList.tsx';
import { PopupFacts, PopupRow } from '../header-popup/PopupRow.tsx';
import { taskNews } from '../messages/live-news.ts';
import { FileDownload, FileFacts } from './FileDownload.tsx';
import styles from './FileList.module.css';
import { useShellFileKindsQuery, useShellFilesQuery } from './tasks.queries.ts';

const all = 'all';
type Choice = TaskKind | typeof all;

/** The files that are still kept, of one kind or of all. */
export function FileList() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [chosen, setChosen] = useState<Choice>(all);
  const { data: kinds = [], refetch } = useShellFileKindsQuery();
  const news = useSignal(taskNews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task may have ended, or a file's time.
  useEffect(() => void refetch(), [news, refetch]);
  // The last file of a kind may go while it is chosen.
  const kind = kinds.find((each) => each.kind === chosen)?.kind;
  const useFiles = (page: number) => useShellFilesQuery({ query: { page, ...(kind && { kind }) } });
  const { data } = useFiles(1);
  const options = [
    { value: all as Choice, label: t('tasks.allFiles') },
    ...kinds.map((each) => ({
      value: each.kind,
      label: `${localized(each.title, locale)} ${formatCount(each.count, locale)}`,
    })),
  ];
  return (
    <>
      {data && data.total > 0 && (
        <div className={styles.kinds}>
          {kinds.length > 1 && (
            <Segmented
              size="small"
              aria-label={t('tasks.kinds')}
              options={options}
              value={kind ?? all}
              onChange={setChosen}
            />
          )}
          <PopupFacts>
            {t('tasks.files', { count: data.total, size: formatBytes(data.summary.bytes, locale) })}
          </PopupFacts>
        </div>
      )}
      <PopupList
        key={kind ?? all}
        useRows={useFiles}
        news={taskNews}
        none={t('tasks.noFiles')}
        more={t('tasks.moreFiles')}
        renderRow={(file) => (
          <PopupRow key={file.id} name={file.name} action={<FileDownload name={file.name} file={file} />}>
            <FileFacts file={file} />
          </PopupRow>
        )}
      />
    </>
  );
}
