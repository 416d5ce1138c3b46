import { conversationLimits } from '@berth/contract';
import { usePageRead } from '@berth/runtime';
import { useSettled } from '../use-settled.ts';
import { useSupportWords } from '../use-support-words.ts';
import styles from './talk.module.css';

type SuggestionsProps = { words: string; pathname: string; onRead: (id: string) => void };

/** Articles that may answer what is being typed; nothing of them is announced while one types. */
export function Suggestions({ words, ...others }: SuggestionsProps) {
  const question = useSettled(words.trim(), 500);
  if (Array.from(question).length < 2) return null;
  return <Suggested question={question} {...others} />;
}

function Suggested({ question, pathname, onRead }: Omit<SuggestionsProps, 'words'> & { question: string }) {
  const { t, locale } = useSupportWords();
  const { data } = usePageRead('GET /index/suggestHelp', {
    words: question.slice(0, conversationLimits.question).replace(/[\ud800-\udbff]$/, ''),
    lang: locale,
    path: pathname.slice(0, conversationLimits.path),
  });
  if (!data) return null;
  if (data.length === 0) return <p className={styles.quiet}>{t('ask.nothingFound')}</p>;
  return (
    <section className={styles.suggestions} aria-label={t('ask.suggested')}>
      <h2>{t('ask.suggested')}</h2>
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.link} onClick={() => onRead(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('ask.notFound')}</p>
    </section>
  );
}
