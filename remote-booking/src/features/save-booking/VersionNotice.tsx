import { problemText, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { BookingEditing } from '../booking-form/use-booking-editor.ts';

/** Somebody saved a newer version meanwhile: both can be had. Stands above submit, where whoever saves looks. */
export function VersionNotice({ editor }: { editor: Pick<BookingEditing, 'newest' | 'saving'> }) {
  const { t, locale } = useTranslation('booking');
  const { newest, saving } = editor;
  return (
    <>
      {saving.conflict && (
        <PageNotice
          tone="warning"
          title={problemText(saving.conflict.problem, locale)}
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
