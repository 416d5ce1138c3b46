import { paths } from '@berth/contract';
import {
  clearSession,
  errorText,
  rememberReturnPath,
  sessionEndShown,
  useBerthSelector,
  useLocation,
  useNavigate,
  useSignal,
  useSite,
  useTranslation,
} from '@berth/runtime';
import { isPublicPath } from '../guard/guard.ts';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';

/** 重新登录提醒 (spec section 8): one, however many calls were answered 401; then to /login and back here. */
export function SessionEndDialog() {
  const { t, locale } = useTranslation('shell');
  const navigate = useNavigate();
  const { remotes } = useSite();
  const { pathname, search, hash } = useLocation();
  const isUnsaved = useBerthSelector(({ tabs }) => tabs.tabs.some(({ unsaved }) => unsaved.length > 0));
  if (!useSignal(sessionEndShown)) return null;
  const handleSignIn = () => {
    sessionEndShown.set(false);
    rememberReturnPath(pathname + search + hash);
    clearSession();
    // From a page of customers the guard leads there by itself.
    if (isPublicPath(pathname, remotes)) navigate(paths.login());
  };
  const signInAgain = (
    <ActionButton kind="primary" onClick={handleSignIn}>
      {t('sessionEnd.signIn')}
    </ActionButton>
  );
  return (
    <Dialog title={errorText('signInAgainTitle', locale)} actions={signInAgain}>
      {errorText('signedOut', locale)}
      {/* The forms keep it in this browser and offer it again: useUnsavedChanges and what stands behind it. */}
      {isUnsaved && <p>{t('sessionEnd.kept')}</p>}
    </Dialog>
  );
}
