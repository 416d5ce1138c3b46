import type { Preview } from '../../gallery/preview.ts';
import { PageWatermark } from './PageWatermark.tsx';

const page = '水印铺满整个页面，包括对话框与打印；不挡点击。';

const PlainPreview = () => (
  <>
    <PageWatermark lines={['陈晓明 6688', '深圳市前海泊位国际供应链管理服务有限公司']} />
    <p>{page}</p>
  </>
);

const NobodyPreview = () => (
  <>
    <PageWatermark lines={[]} />
    <p>没有登录时没有水印。</p>
  </>
);

export const preview = {
  title: { 'zh-CN': '水印', en: 'Watermark' },
  states: { plain: PlainPreview, nobody: NobodyPreview },
} satisfies Preview;
