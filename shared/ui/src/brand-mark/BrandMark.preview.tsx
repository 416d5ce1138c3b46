import type { Preview } from '../../gallery/preview.ts';
import { BrandMark } from './BrandMark.tsx';

export const preview = {
  title: { 'zh-CN': '品牌标识', en: 'Brand mark' },
  states: {
    plain: () => <BrandMark />,
    small: () => <BrandMark size={20} />,
    large: () => <BrandMark size={48} />,
  },
} satisfies Preview;
