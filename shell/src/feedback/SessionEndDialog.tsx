import { paths } from '@berth/contract';
import {
  clearSession,
  errorText,
  rememberReturnPath,
  sessionEndShown,
  useLocation,
  useNavigate,
  useSignal,
  useTranslation,
  useUnsavedWork,
} from '@berth/runtime';
import { isPublicPath } from '../guard/guard.ts';
import { ActionButton } from './ActionButton.tsx';
import { Dialog } from './Dialog.tsx';

/** 重新登录提醒 (spec section 8): one, however many calls were answered 401; then to /login and back here. */
export function SessionEndDialog() {
  const { t, locale } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const unsaved = useUnsavedWork();
  if (!useSignal(sessionEndShown)) return null;
  const handleSignIn = () => {
    sessionEndShown.set(false);
    rememberReturnPath(pathname + search + hash);
    clearSession();
    // From a page of customers the guard leads there by itself.
    if (isPublicPath(pathname)) navigate(paths.login());
  };
  const signInAgain = (
    <ActionButton kind="primary" onClick={handleSignIn}>
      {t('sessionEnd.signIn')}
    </ActionButton>
  );
  return (
    <Dialog title={errorText('signInAgainTitle', locale)} actions={signInAgain}>
      {errorText('signedOut', locale)}
      {/* The forms say by useUnsavedChanges whether this browser retains it. */}
      {unsaved === 'retained' && <p>{t('sessionEnd.kept')}</p>}
      {unsaved === 'fleeting' && <p>{t('sessionEnd.fleeting')}</p>}
    </Dialog>
  );
}
