import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { RemindersDialog } from './RemindersDialog.tsx';

/** Leads to the reminders that a person chose. */
export function RemindersButton() {
  const { t } = useTranslation('worklist');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        size="small"
        aria-haspopup="dialog"
        icon={<Icon name="gear" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('reminders.open')}
      </Button>
      {isOpen && <RemindersDialog onClose={() => setOpen(false)} />}
    </>
  );
}
