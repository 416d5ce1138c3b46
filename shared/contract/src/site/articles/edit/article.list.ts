import { defineList } from '../../../list/define-list.ts';
import { articleKinds } from '../article.ts';
import {
  articleKindNames,
  articleStateNames,
  articleStates,
  publishedLanguageNames,
  publishedLanguages,
} from './article-state.ts';

/** News and help as staff edit them: title and category as the draft has them, the rest as it is published. */
export const articleList = /* @__PURE__ */ defineList({
  name: 'articles',
  title: { 'zh-CN': '资讯与帮助', en: 'News and help' },
  permission: 'site:edit',
  columns: {
    title: {
      kind: 'text',
      heading: { 'zh-CN': '标题', en: 'Title' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 280, isElastic: true, fixed: 'left', isAlwaysShown: true },
    },
    kind: {
      kind: 'choice',
      choices: articleKinds,
      words: articleKindNames,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 80 },
    },
    category: {
      kind: 'text',
      heading: { 'zh-CN': '分类', en: 'Category' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 120 },
    },
    state: {
      kind: 'choice',
      choices: articleStates,
      words: articleStateNames,
      heading: { 'zh-CN': '状态', en: 'State' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 100 },
    },
    hasChanges: {
      kind: 'flag',
      heading: { 'zh-CN': '有未发布的修改', en: 'Unpublished changes' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 136, en: 168 } },
    },
    languages: {
      kind: 'choice',
      choices: publishedLanguages,
      words: publishedLanguageNames,
      heading: { 'zh-CN': '已发布语言', en: 'Published in' },
      filterable: true,
      screen: { widthPx: 112 },
    },
    isPinned: {
      kind: 'flag',
      heading: { 'zh-CN': '置顶', en: 'Pinned' },
      filterable: true,
      screen: { widthPx: 76 },
    },
    publishAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '发布时间', en: 'Publish time' },
      isNullable: true,
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
    changedBy: {
      kind: 'text',
      heading: { 'zh-CN': '修改人', en: 'Changed by' },
      filterable: true,
      screen: { widthPx: 112 },
    },
    changedAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '修改时间', en: 'Changed' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 160 },
    },
  },
});
