import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { PageNotice } from './PageNotice.tsx';
import type { useBookingEditor } from './use-booking-editor.ts';

/** What has to be decided before going on: kept work of an earlier form, or a newer version on the server. */
export function EditorNotices({ editor }: { editor: ReturnType<typeof useBookingEditor> }) {
  const { t } = useTranslation('booking');
  const { kept, newest, saving } = editor;
  return (
    <>
      {kept.offered && (
        <PageNotice
          tone="info"
          title={t('kept.title', { time: localTime(kept.offered.keptAt) })}
          actions={
            <>
              <Button type="primary" onClick={kept.restoreKept}>
                {t('kept.restore')}
              </Button>
              <Button onClick={kept.discardKept}>{t('kept.discard')}</Button>
            </>
          }
        />
      )}
      {saving.conflict && (
        <PageNotice
          tone="warning"
          title={saving.conflict.message}
          actions={
            <>
              <Button onClick={newest.show}>{t('conflict.showNewest')}</Button>
              <Button onClick={saving.overwrite}>{t('conflict.overwrite')}</Button>
            </>
          }
        />
      )}
      {newest.own && (
        <PageNotice
          tone="info"
          title={t('conflict.showing')}
          actions={
            <>
              <Button type="primary" onClick={newest.restoreOwn}>
                {t('conflict.restoreOwn')}
              </Button>
              <Button onClick={newest.forgetOwn}>{t('conflict.forgetOwn')}</Button>
            </>
          }
        />
      )}
    </>
  );
}

/** A kept moment in the reader's own time, to the minute. */
function localTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
