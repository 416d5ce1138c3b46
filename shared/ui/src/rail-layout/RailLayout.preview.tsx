import type { Preview } from '../../gallery/preview.ts';
import { FormSection } from '../form/section/FormSection.tsx';
import { useTexts } from '../ui-texts.ts';
import { RailLayout } from './RailLayout.tsx';

const texts = { 'zh-CN': { main: '费用', rail: '付款' }, en: { main: 'Fees', rail: 'Payment' } };

function Example() {
  const { main, rail } = useTexts(texts);
  return (
    <RailLayout
      railLabel={rail}
      rail={
        <FormSection title={rail} id="rail-preview-rail">
          2026-12-15
        </FormSection>
      }
    >
      <FormSection title={main} id="rail-preview-main">
        CNY
      </FormSection>
    </RailLayout>
  );
}

export const preview = {
  title: { 'zh-CN': '带侧栏的页面', en: 'Page with a rail' },
  states: { plain: Example },
} satisfies Preview;
