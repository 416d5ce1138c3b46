import type { TaskFile } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { formatBytes } from '@berth/ui';
import { Button } from 'antd';
import { PopupFacts } from '../header-popup/PopupRow.tsx';

/** `name`: what is downloaded, as somebody knows it. */
export function FileDownload({ name, file }: { name: string; file: TaskFile }) {
  const { t } = useTranslation('shell');
  return (
    <Button
      type="link"
      size="small"
      href={file.href}
      download={file.name}
      aria-label={t('tasks.downloadOne', { name })}
    >
      {t('tasks.download')}
    </Button>
  );
}

/** How large it is and how long it stays. */
export function FileFacts({ file }: { file: TaskFile }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const kept = t('tasks.keptUntil', { day: file.keptUntil.slice(0, 10) });
  return <PopupFacts>{`${formatBytes(file.bytes, locale)} · ${kept}`}</PopupFacts>;
}
