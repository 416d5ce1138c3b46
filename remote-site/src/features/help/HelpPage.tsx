import { useLocale, usePageRead, useSearchParams, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { AwaitedPage, MissingPage, UnreadPage } from '../articles/PageStates.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import { helpPath, readHelpChoice } from './help-choice.ts';

/** `/index/help`: help by topic, of one topic, of a search. */
export function HelpPage() {
  const { t } = useTranslation('site');
  const lang = useLocale();
  const [params] = useSearchParams();
  const choice = readHelpChoice(params);
  const { topic, search } = choice;
  const { data, problem, isStale, refetch } = usePageRead('GET /index/getHelpList', {
    lang,
    ...(search === '' ? {} : { search }),
  });
  if (problem) return <UnreadPage title={t('nav.help')} refetch={refetch} />;
  if (!data) return <AwaitedPage />;
  // Of a search, a topic may have nothing.
  const isUnknown = topic !== '' && search === '' && !isStale && !data.some(({ code }) => code === topic);
  if (isUnknown) {
    return (
      <MissingPage
        title={t('help.noTopic')}
        lead={t('help.noTopicLead')}
        path={helpPath(choice)}
        above={{ path: sitePaths.help(), title: t('nav.help') }}
      />
    );
  }
  return <HelpTopics choice={choice} topics={data} isStale={isStale} />;
}
