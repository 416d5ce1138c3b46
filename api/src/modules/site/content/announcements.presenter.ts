import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import type { BannerTable, BulletinTable } from './content.schema.ts';

type Banner = EndpointResult<Endpoints['GET /index/getBanners']>[number];
type Bulletin = EndpointResult<Endpoints['GET /index/getBulletins']>[number];

export function presentBanner(row: Selectable<BannerTable>, lang: Locale): Banner {
  const isChinese = lang === 'zh-CN';
  const words = isChinese ? row.link_words_zh : row.link_words_en;
  return {
    id: row.id,
    title: isChinese ? row.title_zh : row.title_en,
    line: isChinese ? row.line_zh : row.line_en,
    link: row.link === '' ? null : { to: row.link, words },
  };
}

export function presentBulletin(row: Selectable<BulletinTable>, lang: Locale): Bulletin {
  return {
    id: row.id,
    text: lang === 'zh-CN' ? row.text_zh : row.text_en,
    day: row.day,
    link: row.link || null,
    isPinned: row.is_pinned,
  };
}
