import type { LocalizedText } from '@berth/contract';
import { toChinaTime } from '../../format/format.ts';
import { FormBar } from '../bar/FormBar.tsx';
import { HintCount } from '../bar/HintCount.tsx';
import { SaveButtons } from '../bar/SaveButtons.tsx';
import { DraftWaiting } from '../drafts/DraftWaiting.tsx';
import { RetentionText } from '../drafts/RetentionText.tsx';
import type { HintedSubmit } from '../hints/use-hinted-submit.ts';
import { ProgressButton } from '../progress/ProgressButton.tsx';
import type { ProgressStep } from '../progress/ProgressSteps.tsx';
import { GoneNotice } from '../versions/GoneNotice.tsx';
import { VersionNotice } from '../versions/VersionNotice.tsx';
import { type RecordText, useRecordWords } from './record-texts.ts';
import type { DefinedEditor } from './use-defined-editor.ts';

type DefinedRecordBarProps<Draft extends object> = {
  editor: DefinedEditor<Draft>;
  hinted: HintedSubmit;
  name: LocalizedText;
  maySubmit: boolean;
  /** Where the rail has no room beside the form. */
  steps: readonly ProgressStep[] | null;
};

/** The bar of a record's form: what must be decided first, whether it is saved, and the buttons. */
export function DefinedRecordBar<Draft extends object>(props: DefinedRecordBarProps<Draft>) {
  const { editor, hinted, name, maySubmit, steps } = props;
  const { form, identity, saving, versions, gone, offer, isHeld } = editor;
  const { say } = useRecordWords(name);
  const isDraft = identity?.status !== 'submitted';
  // Saving a draft of it could only be refused.
  const isSubmittedElsewhere = identity !== null && isDraft && versions.newer?.status === 'submitted';
  const notices = (
    <>
      <GoneNotice
        gone={gone}
        offer={offer}
        isUndecided={versions.own !== null}
        words={{ title: say('gone'), explain: say('goneTyped'), saveAsNew: say('saveAsNew') }}
      />
      <VersionNotice
        versions={versions}
        isHeld={isHeld}
        isDirty={form.isDirty}
        title={say('newerVersion')}
        advanced={
          isSubmittedElsewhere ? { title: say('submittedElsewhere'), open: say('openSubmitted') } : null
        }
      />
    </>
  );
  const isWaiting = offer.offered !== null && !gone.isGone && !saving.saving;
  return (
    <FormBar
      notice={notices}
      noticeId={editor.noticeId}
      progress={steps && <ProgressButton steps={steps} />}
      totals={null}
      hints={<HintCount hints={hinted.hints} idOf={hinted.idOf} />}
      savedState={
        <>
          <span>
            {form.isDirty && !saving.saving ? <RetentionText retention={editor.retention} /> : savedState()}
          </span>
          {isWaiting && <DraftWaiting offer={offer} />}
        </>
      }
    >
      <SaveButtons
        saving={saving.saving}
        isBlocked={gone.isGone || (isSubmittedElsewhere && !isHeld)}
        submitLabel={say(isDraft ? 'submit' : 'saveChanges')}
        onSaveDraft={isDraft ? () => saving.save('saveDraft') : undefined}
        onSubmit={maySubmit ? hinted.submit : undefined}
      />
    </FormBar>
  );

  function savedState(): string {
    const said = savedText();
    const time = editor.savedAt && toChinaTime(editor.savedAt).slice(11, 16);
    return said ? say(said, { time: time ?? '' }) : '';
  }

  function savedText(): RecordText | null {
    if (saving.saving) return 'saving';
    if (gone.isGone || offer.offered) return null;
    if (versions.isFollowed) return 'refreshed';
    if (editor.savedAt) return 'savedAt';
    return identity ? 'unchanged' : null;
  }
}
