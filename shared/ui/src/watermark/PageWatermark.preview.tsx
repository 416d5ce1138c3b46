import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { PageWatermark } from './PageWatermark.tsx';

const words = {
  'zh-CN': {
    user: '陈晓明 6688',
    company: '深圳市前海泊位国际供应链管理服务有限公司',
    page: '水印铺满整个页面，包括对话框与打印；不挡点击。',
    nobody: '没有登录时没有水印。',
  },
  en: {
    user: 'Chen Xiaoming 6688',
    company: 'Shenzhen Berth International Co., Ltd.',
    page: 'It lies over the whole page, dialogs and print included, and takes no clicks.',
    nobody: 'With nobody signed in there is none.',
  },
};

/** Two lines, the second longer than the tile. */
function PlainPreview() {
  const { user, company, page } = useTexts(words);
  return (
    <>
      <PageWatermark lines={[user, company]} />
      <p>{page}</p>
    </>
  );
}

function NobodyPreview() {
  const { nobody } = useTexts(words);
  return (
    <>
      <PageWatermark lines={[]} />
      <p>{nobody}</p>
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '水印', en: 'Watermark' },
  states: { plain: PlainPreview, nobody: NobodyPreview },
} satisfies Preview;
