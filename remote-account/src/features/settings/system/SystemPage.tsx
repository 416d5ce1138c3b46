import { useSearchParams } from '@berth/runtime';
import { PageHeader } from '@berth/ui';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Loaded } from '../../section/Loaded.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { HealthPart } from './HealthPart.tsx';
import { MessagesPart } from './MessagesPart.tsx';
import { SessionForm } from './SessionForm.tsx';
import { SettingPart } from './SettingPart.tsx';
import styles from './system.module.css';
import { type Settings, useAccountSettingsQuery } from './system.queries.ts';
import { ThemeForm } from './ThemeForm.tsx';
import { useSystemWords } from './use-system-words.ts';
import { WatermarkForm } from './WatermarkForm.tsx';
import { WebsiteForm } from './WebsiteForm.tsx';

const parts = ['website', 'theme', 'watermark', 'session', 'messages', 'announcement', 'health'] as const;
type Part = (typeof parts)[number];

/** `/settings/system`: the settings of the whole portal, each part saved by itself; `?part=` says which is shown. */
export function SystemPage() {
  const { t } = useSystemWords();
  const query = useAccountSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [params, setParams] = useSearchParams();
  const shown = parts.find((part) => part === params.get('part')) ?? 'website';
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <Loaded query={query} lines={10}>
        {(settings) => (
          <Tabs
            activeKey={shown}
            onChange={(part) => setParams({ part }, { replace: true })}
            items={parts.map((part) => ({ key: part, label: t(part), children: contentOf(part, settings) }))}
          />
        )}
      </Loaded>
    </div>
  );
}

function contentOf(part: Part, settings: Settings): ReactNode {
  switch (part) {
    case 'website':
      return (
        <SettingPart section={part} settings={settings}>
          {(seen) => <WebsiteForm {...seen} />}
        </SettingPart>
      );
    case 'theme':
      return (
        <SettingPart section={part} settings={settings}>
          {(seen) => <ThemeForm {...seen} />}
        </SettingPart>
      );
    case 'watermark':
      return (
        <SettingPart section={part} settings={settings}>
          {(seen) => <WatermarkForm {...seen} />}
        </SettingPart>
      );
    case 'session':
      return (
        <SettingPart section={part} settings={settings}>
          {(seen) => <SessionForm usualHours={settings.usualHours} {...seen} />}
        </SettingPart>
      );
    case 'announcement':
      return (
        <SettingPart section={part} settings={settings}>
          {(seen) => <AnnouncementForm {...seen} />}
        </SettingPart>
      );
    case 'messages':
      return <MessagesPart ways={settings.ways} own={settings.own} />;
    case 'health':
      return <HealthPart />;
  }
}
