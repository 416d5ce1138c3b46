import { type CallResult, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { Chips } from '../articles/Chips.tsx';
import { ListColumns } from '../articles/ListColumns.tsx';
import { NothingFound } from '../articles/NothingFound.tsx';
import { SearchForm } from '../articles/SearchForm.tsx';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import { SupportLink } from '../site-frame/SupportLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import styles from './HelpTopics.module.css';
import { type HelpChoice, helpPath } from './help-choice.ts';

type HelpTopicsProps = {
  choice: HelpChoice;
  topics: CallResult<'GET /index/getHelpList'>;
  /** Another choice is on its way. */
  isStale: boolean;
};

export function HelpTopics({ choice, topics, isStale }: HelpTopicsProps) {
  const { t } = useTranslation('site');
  const { topic, search } = choice;
  const chosen = topics.find(({ code }) => code === topic);
  const all = { path: sitePaths.help(), title: t('nav.help') };
  const above = chosen ? [all] : [];
  const title = chosen?.title ?? all.title;
  const lead = t('help.lead');
  const shown = topic === '' ? topics : topics.filter(({ code }) => code === topic);
  useSiteHead({
    title,
    description: chosen ? t('help.ofTopic', { topic: chosen.title }) : lead,
    // A search is no page of its own to a search engine.
    canonical: helpPath({ topic }),
    above,
    data: search === '' ? [questionsData(shown)] : [],
  });
  const chips = [
    {
      to: helpPath({ search }),
      title: t('articles.all'),
      count: topics.reduce((sum, { articles }) => sum + articles.length, 0),
      isCurrent: topic === '',
    },
    ...topics.map((each) => ({
      to: helpPath({ topic: each.code, search }),
      title: each.title,
      count: each.articles.length,
      isCurrent: each.code === topic,
    })),
  ];
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} above={above} />
      <ListColumns
        aside={
          <>
            <SearchForm
              label={t('help.search')}
              path={sitePaths.help()}
              search={search}
              kept={topic === '' ? {} : { topic }}
              addressOf={(asked) => helpPath({ topic, search: asked })}
            />
            <Chips label={t('help.topics')} chips={chips} />
          </>
        }
      >
        <div aria-busy={isStale}>
          {shown.length === 0 && <NothingFound search={search} empty={t('help.empty')} />}
          {shown.map(({ code, title: name, articles }) => (
            <section key={code} className={styles.topic} aria-labelledby={`topic-${code}`}>
              <h2 id={`topic-${code}`}>{name}</h2>
              <ul>
                {articles.map((article) => (
                  <li key={article.id}>
                    <h3>
                      <SiteLink to={sitePaths.helpArticle(article)}>{article.title}</SiteLink>
                    </h3>
                    <p>{article.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p>
          <SupportLink className={site.quiet}>{t('support.ask')}</SupportLink>
        </p>
      </ListColumns>
    </SiteFrame>
  );
}

/** What is answered on the page in schema.org's words: each title with the summary that stands under it. */
function questionsData(topics: HelpTopicsProps['topics']) {
  const articles = topics.flatMap((each) => each.articles);
  return {
    '@type': 'FAQPage',
    mainEntity: articles.map(({ title, summary }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: summary },
    })),
  };
}
