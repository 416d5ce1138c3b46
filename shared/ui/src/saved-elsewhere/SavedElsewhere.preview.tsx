import { errorCodes } from '@berth/contract';
import { useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useUiTexts } from '../ui-texts.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';

function Example({ isBusy, widthPx }: { isBusy?: boolean; widthPx?: number }) {
  const { locale } = useUiTexts();
  const [chosen, setChosen] = useState('');
  return (
    <div style={{ width: widthPx, maxWidth: '100%' }}>
      <SavedElsewhere
        message={errorCodes.SAVED_ELSEWHERE[locale]}
        isBusy={isBusy}
        onTakeTheirs={() => setChosen('theirs')}
        onKeepMine={() => setChosen('mine')}
      />
      <p role="status">{chosen}</p>
    </div>
  );
}

export const preview = {
  title: { 'zh-CN': '别处已保存', en: 'Saved elsewhere' },
  states: {
    plain: () => <Example />,
    narrow: () => <Example widthPx={320} />,
    busy: () => <Example isBusy />,
  },
} satisfies Preview;
