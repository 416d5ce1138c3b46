import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import { BarMark } from './BarMark.tsx';
import { BarTotal, FormBar } from './FormBar.tsx';
import { HintCount } from './HintCount.tsx';
import { SaveButtons } from './SaveButtons.tsx';

const words = {
  'zh-CN': {
    unsaved: '有未保存的修改',
    saving: '正在保存…',
    submit: '提交',
    gap: '2 行不符',
    hint: '早于今天',
    newer: '已有新版本',
  },
  en: {
    unsaved: 'Unsaved changes',
    saving: 'Saving…',
    submit: 'Submit',
    gap: '2 lines differ',
    hint: 'Before today',
    newer: 'There is a newer version',
  },
};

function Example({ hasNotice }: { hasNotice?: boolean }) {
  const texts = useTexts(words);
  const [saving, setSaving] = useState<'saveDraft' | 'submit' | null>(null);
  return (
    <FormBar
      notice={hasNotice && <PageNotice tone="warning" title={texts.newer} />}
      noticeId="notice"
      totals={
        <>
          <BarTotal name="CTNS" value="120" />
          <BarTotal name="KGS" value="1,860.5" />
          <BarTotal name="CBM" value="12.418">
            <BarMark onClick={() => undefined}>{texts.gap}</BarMark>
          </BarTotal>
        </>
      }
      savedState={saving ? texts.saving : texts.unsaved}
      hints={<HintCount hints={new Map([['etd', texts.hint]])} idOf={(field) => field} />}
    >
      <SaveButtons
        submitLabel={texts.submit}
        saving={saving}
        isBlocked={hasNotice ?? false}
        onSaveDraft={() => setSaving('saveDraft')}
        onSubmit={() => setSaving('submit')}
      />
    </FormBar>
  );
}

export const preview = {
  title: { 'zh-CN': '表单底栏', en: 'Form bar' },
  states: { plain: () => <Example />, 'with-notice': () => <Example hasNotice /> },
} satisfies Preview;
