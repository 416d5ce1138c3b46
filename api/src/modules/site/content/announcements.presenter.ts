import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import type { listBanners } from './announcements.repository.ts';
import type { BulletinTable } from './content.schema.ts';

type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];
type Banner = EndpointResult<Endpoints['GET /index/getBanners']>[number];
type Bulletin = EndpointResult<Endpoints['GET /index/getBulletins']>[number];

export function presentBanner(row: BannerRow, lang: Locale): Banner {
  const isChinese = lang === 'zh-CN';
  const words = isChinese ? row.link_words_zh : row.link_words_en;
  return {
    id: row.id,
    title: isChinese ? row.title_zh : row.title_en,
    line: isChinese ? row.line_zh : row.line_en,
    link: row.link === '' ? null : { to: row.link, words },
    picture: pictureOf(row),
  };
}

function pictureOf(row: BannerRow): Banner['picture'] {
  const { picture_id: id, picture_width: width, picture_height: height } = row;
  return id === null || width === null || height === null ? null : { id, width, height };
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
