import type { AnnouncementSetting } from '@berth/contract';
import { DayField, SendFoot, SwitchField, TextField, TypedNotice } from '@berth/ui';
import styles from './system.module.css';
import { type SeenSetting, useSettingForm } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

const asTyped = (value: AnnouncementSetting) => value;
const trimmed = (value: AnnouncementSetting): AnnouncementSetting => ({
  ...value,
  textZh: value.textZh.trim(),
  textEn: value.textEn.trim(),
});

/** What stands above the pages of the workspace on some days. */
export function AnnouncementForm(seen: SeenSetting<'announcement'>) {
  const { t } = useSystemWords();
  const of = useSettingForm('announcement', seen, asTyped, trimmed);
  return (
    <>
      <TypedNotice typed={of.typed} />
      <p className={styles.quiet}>{t('announcementHelp')}</p>
      <TextField of={of} name="textZh" path="value.textZh" label={t('textZh')} rows={2} />
      <TextField of={of} name="textEn" path="value.textEn" label={t('textEn')} rows={2} />
      <div className={styles.pair}>
        <DayField of={of} name="from" path="value.from" label={t('from')} help={t('fromHelp')} />
        <DayField of={of} name="until" path="value.until" label={t('until')} help={t('untilHelp')} />
      </div>
      <SwitchField
        of={of}
        name="isOnLogin"
        path="value.isOnLogin"
        label={t('isOnLogin')}
        help={t('onLoginHelp')}
      />
      <SendFoot form={of.form} label={t('save')} />
    </>
  );
}
