import { useLocale, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { ArticleView } from '../articles/ArticleView.tsx';
import { AwaitedPage, MissingPage, UnreadPage } from '../articles/PageStates.tsx';
import { helpPath } from '../help/help-choice.ts';
import { PortalPages } from '../help/PortalPages.tsx';
import { newsListPath } from '../news/news-choice.ts';
import { PreviewStrip } from './PreviewStrip.tsx';

/** `/index/preview?key=`: a draft as it would be read, for whoever was given its key. */
export function PreviewPage() {
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  return key === '' || key.length > 64 ? <EndedPreview /> : <Preview secret={key} />;
}

function Preview({ secret }: { secret: string }) {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const { data, problem, isStale, refetch } = usePageRead('GET /index/getArticlePreview', {
    lang,
    key: secret,
  });
  if (problem?.status === 404) return <EndedPreview />;
  if (problem) return <UnreadPage title={t('preview.title')} refetch={refetch} />;
  if (!data) return <AwaitedPage />;
  const { kind, category, aboutPath, leftOut } = data;
  const isNews = kind === 'news';
  const title = data.title === '' ? t('preview.untitled') : data.title;
  const here = `${sitePaths.preview()}?${new URLSearchParams({ key: secret })}`;
  return (
    <ArticleView
      article={{ ...data, title }}
      above={
        isNews
          ? { path: sitePaths.news(), title: t('nav.news') }
          : { path: sitePaths.help(), title: t('nav.help') }
      }
      categoryPath={isNews ? newsListPath({ cate: category.code }) : helpPath({ topic: category.code })}
      pathOf={() => here}
      isStale={isStale}
      aside={isNews ? undefined : <PortalPages aboutPath={aboutPath} />}
      preview={<PreviewStrip leftOut={leftOut.map(({ texts }) => texts[lang])} />}
    />
  );
}

/** The key is too old, or none: the two are not told apart. */
function EndedPreview() {
  const { t } = useTranslation('site');
  return (
    <MissingPage
      title={t('preview.ended')}
      lead={t('preview.endedLead')}
      path={sitePaths.preview()}
      above={{ path: sitePaths.news(), title: t('nav.news') }}
    />
  );
}
