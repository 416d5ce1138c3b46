import type { Preview } from '../../gallery/preview.ts';
import { formatCount, formatVolume, formatWeight } from '../format/format.ts';
import { useUiTexts } from '../ui-texts.ts';
import { Quantity } from './Quantity.tsx';

function PlainPreview() {
  const { locale } = useUiTexts();
  return (
    <>
      <p>
        <Quantity amount={formatCount(1284, locale)} unit="CTNS" />
      </p>
      <p>
        <Quantity amount={formatWeight(18_420.5, locale)} unit="KGS" />
      </p>
      <p>
        <Quantity amount={formatVolume(12.48, locale)} unit="CBM" />
      </p>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '数量', en: 'Quantity' },
  states: { plain: PlainPreview, none: () => <Quantity amount={null} unit="KGS" /> },
} satisfies Preview;
