import { Link, useTranslation } from '@berth/runtime';
import { portalPagesAbout } from './portal-pages.ts';

/** The way to the pages of the portal that an article speaks of; a visitor signs in first. */
export function PortalPages({ aboutPath }: { aboutPath: string | null }) {
  const { t } = useTranslation('site');
  const pages = portalPagesAbout(aboutPath);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="portal-heading">
      <h2 id="portal-heading">{t('help.inPortal')}</h2>
      <ul>
        {pages.map(({ path, word }) => (
          <li key={path}>
            <Link to={path}>{t(`portalPage.${word}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
