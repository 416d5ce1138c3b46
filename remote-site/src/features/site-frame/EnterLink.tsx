import { paths } from '@berth/contract';
import { Link, useSiteBase, useTranslation, useUser } from '@berth/runtime';

interface EnterLinkProps {
  className?: string | undefined;
  /** What a signed-out visitor reads. */
  signIn: 'action.logIn' | 'action.signInToBook';
}

/** Into the workspace: through the login page, or straight on for those who are signed in. */
export function EnterLink({ className, signIn }: EnterLinkProps) {
  const { t } = useTranslation('site');
  const user = useUser();
  const { dashboardUrl } = useSiteBase();
  return (
    <Link className={className} to={user ? (dashboardUrl ?? '/') : paths.login()}>
      {user ? t('action.enter') : t(signIn)}
    </Link>
  );
}
