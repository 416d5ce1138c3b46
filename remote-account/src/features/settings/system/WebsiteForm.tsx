import type { WebsiteSetting } from '@berth/contract';
import { SendFoot, TextField, TypedNotice } from '@berth/ui';
import styles from './system.module.css';
import { type SeenSetting, useSettingForm } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

const asTyped = (value: WebsiteSetting) => value;

/** What the site and the workspace say of the forwarder, and where `/` leads. */
export function WebsiteForm(seen: SeenSetting<'website'>) {
  const { t } = useSystemWords();
  const of = useSettingForm('website', seen, asTyped, asTyped);
  const field = (name: keyof WebsiteSetting & string, isRequired = false) => (
    <TextField of={of} name={name} path={`value.${name}`} label={t(name)} isRequired={isRequired} />
  );
  return (
    <>
      <TypedNotice typed={of.typed} />
      <div className={styles.pair}>
        {field('appNameZh', true)}
        {field('appNameEn', true)}
        {field('companyNameZh', true)}
        {field('companyNameEn', true)}
        {field('serviceHoursZh')}
        {field('serviceHoursEn')}
        {field('phone')}
        {field('email')}
      </div>
      <TextField
        of={of}
        name="dashboardUrl"
        path="value.dashboardUrl"
        label={t('dashboardUrl')}
        help={t('dashboardHelp')}
        isCode
        isRequired
      />
      <SendFoot form={of.form} label={t('save')} />
    </>
  );
}
