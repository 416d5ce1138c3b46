import { expect, test } from '@jest/globals';
import { withoutInlineStyles } from './inline-styles.ts';
import { matchRoute } from './match-route.ts';
import { wordOf } from './words-of.ts';

const route = (path: string) => ({ path, title: { 'zh-CN': '', en: '' }, page: async () => () => null });

test('a path finds its route, its parts and, last, what takes all that is left', () => {
  const routes = [route('/index'), route('/index/jobs/:id'), route('/index/*')];
  const found = (path: string) => {
    const match = matchRoute(routes, path);
    return match && [match.route.path, match.params];
  };
  expect(found('/index/')).toEqual(['/index', {}]);
  expect(found('/index/jobs/clerk')).toEqual(['/index/jobs/:id', { id: 'clerk' }]);
  expect(found('/index/nowhere/else')).toEqual(['/index/*', {}]);
  expect(found('/elsewhere')).toBeNull();
});

test('words are those that i18next would give', () => {
  const words = {
    'nav.home': 'Home',
    nested: { key: 'Deep' },
    days_one: '{{count}} day',
    days_other: '{{ count }} days',
    only_other: '{{count}} 天',
  };
  expect(wordOf(words, 'en', 'nav.home')).toBe('Home');
  expect(wordOf(words, 'en', 'nested.key')).toBe('Deep');
  expect([1, 2].map((count) => wordOf(words, 'en', 'days', { count }))).toEqual(['1 day', '2 days']);
  expect(wordOf(words, 'zh-CN', 'only', { count: 1 })).toBe('1 天');
  expect(wordOf(words, 'en', 'missing.word')).toBe('missing.word');
  expect(wordOf(words, 'en', 'constructor')).toBe('constructor');
});

test('a style that stands at its element becomes a rule, and one that would leave it none', () => {
  const { html, styles } = withoutInlineStyles(
    '<i style="left:1%"></i><b style="left:1%"></b><u style="top:2px}"></u>',
  );
  expect(html).toBe('<i data-place="0"></i><b data-place="0"></b><u data-place="1"></u>');
  expect(styles).toBe('[data-place="0"]{left:1%}');
});
