import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { formBarTexts } from './form-bar-texts.ts';

export type SaveButtonsProps = {
  submitLabel: string;
  /** The save that is under way. */
  saving: 'saveDraft' | 'submit' | null;
  /** Nothing can be saved at the moment. */
  isBlocked: boolean;
  /** Absent: the form has no drafts. */
  onSaveDraft?: () => void;
  /** Absent: this person may save drafts only. */
  onSubmit?: () => void;
};

/** The buttons of a form's bar: save as a draft, where there are drafts, and submit. */
export function SaveButtons({ submitLabel, saving, isBlocked, onSaveDraft, onSubmit }: SaveButtonsProps) {
  const texts = useTexts(formBarTexts);
  return (
    <>
      {onSaveDraft && (
        <Button
          onClick={onSaveDraft}
          loading={saving === 'saveDraft'}
          disabled={isBlocked || saving === 'submit'}
        >
          {texts.saveDraft}
        </Button>
      )}
      {onSubmit && (
        <Button
          type="primary"
          onClick={onSubmit}
          loading={saving === 'submit'}
          disabled={isBlocked || saving === 'saveDraft'}
        >
          {submitLabel}
        </Button>
      )}
    </>
  );
}
