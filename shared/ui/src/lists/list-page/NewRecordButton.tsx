import { PlusOutlined } from '@ant-design/icons';
import { fillTemplate, type LocalizedText } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';

const newTexts = { 'zh-CN': { create: '新增{name}' }, en: { create: 'New {name}' } };

export type NewRecordButtonProps = {
  /** What one is called within a sentence. */
  name: LocalizedText;
  onNew: () => void;
};

/** Leads from a list to a new record. */
export function NewRecordButton({ name, onNew }: NewRecordButtonProps) {
  const { locale, create } = useTexts(newTexts);
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      // The second click of a double one asks for nothing more.
      onClick={({ detail }) => detail < 2 && onNew()}
    >
      {fillTemplate(create, { name: name[locale] })}
    </Button>
  );
}
