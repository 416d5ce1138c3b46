import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import type { SectionState } from '../state/form-sections.ts';
import { ProgressButton } from './ProgressButton.tsx';
import { ProgressRail } from './ProgressRail.tsx';

const words = {
  'zh-CN': { voyage: '航次', cargo: '货物明细', delivery: '送货地', people: '联系人与备注' },
  en: { voyage: 'Voyage', cargo: 'Cargo', delivery: 'Delivery', people: 'Contacts and remarks' },
};

function useSteps(states: readonly [SectionState, SectionState, SectionState, SectionState]) {
  const { voyage, cargo, delivery, people } = useTexts(words);
  return [voyage, cargo, delivery, people].map((title, at) => ({
    id: `step-${at}`,
    title,
    state: states[at] ?? 'open',
  }));
}

const started = ['done', 'wrong', 'open', 'optional'] as const;
const finished = ['done', 'done', 'done', 'optional'] as const;

function Rail() {
  return <ProgressRail steps={useSteps(started)} />;
}

function RailButton({ states }: { states: typeof started | typeof finished }) {
  // The list of sections opens above the button.
  return (
    <div style={{ paddingTop: 200 }}>
      <ProgressButton steps={useSteps(states)} />
    </div>
  );
}

export const preview = {
  title: { 'zh-CN': '填写进度', en: 'Form progress' },
  states: {
    rail: Rail,
    'button-with-errors': () => <RailButton states={started} />,
    'button-done': () => <RailButton states={finished} />,
  },
} satisfies Preview;
