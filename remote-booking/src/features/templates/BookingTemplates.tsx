import { SnippetsOutlined } from '@ant-design/icons';
import type { TemplateContent, TemplateKind } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { TemplatesDialog } from './TemplatesDialog.tsx';

type BookingTemplatesProps = {
  kind: TemplateKind;
  /** What is on the page, to be saved as a template; null: it has something that cannot be saved. Absent: nothing is. */
  content?: () => TemplateContent | null;
  /** The template with this id was chosen to make a booking with. */
  onUse: (id: string) => void;
};

/** The templates of a kind of booking: the button and its dialog. */
export function BookingTemplates(props: BookingTemplatesProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<SnippetsOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('template.button')}
      </Button>
      {isOpen && <TemplatesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
