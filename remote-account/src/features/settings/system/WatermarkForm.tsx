import type { WatermarkSetting } from '@berth/contract';
import { SendFoot, SwitchField, TypedNotice } from '@berth/ui';
import { type SeenSetting, useSettingForm } from './use-setting-form.ts';
import { useSystemWords } from './use-system-words.ts';

const asTyped = (value: WatermarkSetting) => value;

/** Whether it is said all over the workspace who looks. */
export function WatermarkForm(seen: SeenSetting<'watermark'>) {
  const { t } = useSystemWords();
  const of = useSettingForm('watermark', seen, asTyped, asTyped);
  return (
    <>
      <TypedNotice typed={of.typed} />
      <SwitchField
        of={of}
        name="isShown"
        path="value.isShown"
        label={t('isShown')}
        help={t('watermarkHelp')}
      />
      <SendFoot form={of.form} label={t('save')} />
    </>
  );
}
