import type { Locale } from '@berth/contract';
import { formatMoment } from '@berth/ui';
import type { StoredArticle } from '../articles.queries.ts';
import { useArticleWords } from '../words/use-article-words.ts';

/** Where an article stands and what comes next, in sentences. */
export function useStateWords() {
  const { t, locale } = useArticleWords();
  const named = (languages: readonly Locale[]) =>
    languages
      .map((each) => t(each === 'en' ? 'inEnglish' : 'inChinese'))
      .join(locale === 'en' ? ' and ' : '和');
  const standing = (stored: StoredArticle | null): string[] => {
    if (!stored?.live) return [t('nextDraft')];
    const { state, live, hasChanges } = stored;
    const [from, until] = [formatMoment(live.publishAt ?? ''), formatMoment(live.expireAt ?? '')];
    const lines = [
      {
        draft: t('nextDraft'),
        scheduled: t('nextScheduled', { at: from, languages: named(live.languages) }),
        published: t('nextPublished', { at: from, languages: named(live.languages) }),
        expired: t('nextExpired', { at: until }),
        withdrawn: t('nextWithdrawn'),
      }[state],
    ];
    if (until !== '' && (state === 'published' || state === 'scheduled'))
      lines.push(t('nextExpiry', { at: until }));
    if (hasChanges) lines.push(t('nextChanges'));
    return lines;
  };
  return { named, standing };
}
