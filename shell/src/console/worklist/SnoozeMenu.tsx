import { useTranslation } from '@berth/runtime';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { SnoozeDialog } from './SnoozeDialog.tsx';
import { type SnoozeChoice, snoozeDays } from './snooze-days.ts';
import styles from './WorklistRow.module.css';

const choices: readonly SnoozeChoice[] = ['tomorrow', 'inThreeDays', 'nextMonday'];

type SnoozeMenuProps = { number: string; onSnooze: (until: string) => Promise<void> };

/** Until when something is put off: the usual days, or any. */
export function SnoozeMenu({ number, onSnooze }: SnoozeMenuProps) {
  const { t } = useTranslation('worklist');
  const [isAsking, setAsking] = useState(false);
  const items = [
    ...choices.map((key) => ({
      key,
      label: t(`snooze.${key}`),
      onClick: () => void onSnooze(snoozeDays(new Date())[key]),
    })),
    { key: 'chooseDay', label: t('snooze.chooseDay'), onClick: () => setAsking(true) },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
        <Button
          className={styles.snooze}
          type="text"
          size="small"
          aria-label={t('snooze.label', { number })}
          title={t('snooze.title')}
          icon={<Icon name="later" size={16} />}
        />
      </Dropdown>
      {isAsking && (
        <SnoozeDialog
          number={number}
          onClose={() => setAsking(false)}
          onSnooze={async (until) => {
            setAsking(false);
            await onSnooze(until);
          }}
        />
      )}
    </>
  );
}
