import type { SettingSection, SystemSettings } from '@berth/contract';
import { FormSection, formatMoment, PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './system.module.css';
import type { Settings } from './system.queries.ts';
import type { SeenSetting } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

type SettingPartProps<Section extends SettingSection> = {
  section: Section;
  settings: Settings;
  children: (seen: SeenSetting<Section>) => ReactNode;
};

/** One section: who has changed it, that a colleague did so meanwhile, and its form. */
export function SettingPart<Section extends SettingSection>({
  section,
  settings,
  children,
}: SettingPartProps<Section>) {
  const { t } = useSystemWords();
  const { value, version, changed } = settings[section];
  const [seen, setSeen] = useState(version);
  return (
    <FormSection title={t(section)} id={`setting-${section}`}>
      <div className={styles.form}>
        <p className={styles.quiet}>
          {changed ? t('changed', { by: changed.by, at: formatMoment(changed.at) }) : t('unchanged')}
        </p>
        {seen < version && (
          <PageNotice
            tone="warning"
            title={t('changedMeanwhile')}
            actions={<Button onClick={() => setSeen(version)}>{t('look')}</Button>}
          />
        )}
        {seen <= version && (
          <div key={seen} className={styles.form}>
            {/* Of its own section. */}
            {children({ value: value as SystemSettings[Section], version: seen, onSeen: setSeen })}
          </div>
        )}
      </div>
    </FormSection>
  );
}
