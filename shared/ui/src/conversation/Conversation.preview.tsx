import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { Conversation } from './Conversation.tsx';

const texts = {
  'zh-CN': {
    own: '林小满',
    other: '货代',
    ask: '重量与仓库实测不符。',
    answer: '已核对，更正为 12.4 CBM。',
    mark: '已调整',
  },
  en: {
    own: 'Lin Xiaoman',
    other: 'Forwarder',
    ask: 'The weight is not what was measured.',
    answer: 'Corrected to 12.4 CBM.',
    mark: 'Changed',
  },
};

function Example() {
  const words = useTexts(texts);
  return (
    <Conversation
      label={words.other}
      entries={[
        { isOwn: true, name: words.own, words: words.ask, at: '2026-11-20 10:00:00' },
        { isOwn: false, name: words.other, words: words.answer, at: '2026-11-20 11:30:00', mark: words.mark },
      ]}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '对话', en: 'Conversation' },
  states: { both: Example },
} satisfies Preview;
