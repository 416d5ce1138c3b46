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
    day: '您好，装箱单在附件里。',
    file: '装箱单.pdf',
    sending: '正在发送',
  },
  en: {
    own: 'Lin Xiaoman',
    other: 'Forwarder',
    ask: 'The weight is not what was measured.',
    answer: 'Corrected to 12.4 CBM.',
    mark: 'Changed',
    day: 'Hello, the packing list is attached.',
    file: 'packing-list.pdf',
    sending: 'Sending',
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

function Days() {
  const words = useTexts(texts);
  return (
    <Conversation
      label={words.other}
      hasDays
      entries={[
        { isOwn: true, name: words.own, words: words.ask, at: '2026-11-19 18:40:00' },
        { isOwn: false, name: words.other, words: words.answer, at: '2026-11-20 09:05:00' },
        {
          isOwn: true,
          name: words.own,
          words: words.day,
          at: '2026-11-20 09:06:00',
          files: <a href="#file">{words.file}</a>,
          state: words.sending,
        },
      ]}
    />
  );
}

export const preview = {
  title: { 'zh-CN': '对话', en: 'Conversation' },
  states: { both: Example, days: Days },
} satisfies Preview;
