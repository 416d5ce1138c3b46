import { type ContentTable, toInstant, toMoment } from './content-table.ts';

export const bannerTable: ContentTable<'banner'> = {
  table: 'banner',
  key: 'id',
  order: ['ordinal'],
  columns: (banner) => ({
    title_zh: banner.titleZh,
    title_en: banner.titleEn,
    line_zh: banner.lineZh,
    line_en: banner.lineEn,
    link: banner.link,
    link_words_zh: banner.linkWordsZh,
    link_words_en: banner.linkWordsEn,
    shown_from: toInstant(banner.from),
    shown_until: toInstant(banner.until),
    ordinal: banner.ordinal,
    is_shown: banner.isShown,
  }),
  record: (row) => ({
    kind: 'banner',
    titleZh: row.title_zh,
    titleEn: row.title_en,
    lineZh: row.line_zh,
    lineEn: row.line_en,
    link: row.link,
    linkWordsZh: row.link_words_zh,
    linkWordsEn: row.link_words_en,
    from: toMoment(row.shown_from),
    until: toMoment(row.shown_until),
    ordinal: row.ordinal,
    isShown: row.is_shown,
  }),
};

export const bulletinTable: ContentTable<'bulletin'> = {
  table: 'bulletin',
  key: 'id',
  order: ['-is_pinned', '-day'],
  columns: (bulletin) => ({
    text_zh: bulletin.textZh,
    text_en: bulletin.textEn,
    day: bulletin.day,
    link: bulletin.link,
    shown_from: toInstant(bulletin.from),
    shown_until: toInstant(bulletin.until),
    is_pinned: bulletin.isPinned,
  }),
  record: (row) => ({
    kind: 'bulletin',
    textZh: row.text_zh,
    textEn: row.text_en,
    day: row.day,
    link: row.link,
    from: toMoment(row.shown_from),
    until: toMoment(row.shown_until),
    isPinned: row.is_pinned,
  }),
};
