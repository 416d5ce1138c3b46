import { type CallResult, useTranslation } from '@berth/runtime';
import { useAnchor } from '../show-home/use-anchor.ts';
import site from '../site-frame/site.module.css';
import styles from './LegalPage.module.css';

type Sections = Pick<CallResult<'GET /index/getLegal'>, 'sections'>;

/** A table of contents, and the sections that it leads to. */
export function LegalText({ sections }: Sections) {
  const { t } = useTranslation('site');
  useAnchor();
  const numbered = sections.map((section, at) => ({ section, id: `section-${at + 1}` }));
  return (
    <div className={`${site.section} ${site.columns}`}>
      <nav className={`${site.aside} ${styles.contents}`} aria-labelledby="contents-heading">
        <h2 id="contents-heading">{t('legal.contents')}</h2>
        <ul>
          {numbered.map(({ section, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`${site.body} ${styles.text}`}>
        {numbered.map(({ section, id }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
