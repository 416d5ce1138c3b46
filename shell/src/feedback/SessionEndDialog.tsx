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
} from '@berth/runtime';
import { Button } from 'antd';
import { Dialog } from './Dialog.tsx';

/** 重新登录提醒 (spec section 8): one, however many calls were answered 401; then to /login and back here. */
export function SessionEndDialog() {
  const { t, locale } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  if (!useSignal(sessionEndShown)) return null;
  const handleSignIn = () => {
    sessionEndShown.set(false);
    rememberReturnPath(pathname + search + hash);
    // First away from the page, so that the guard does not lead the signed-out elsewhere.
    navigate(paths.login());
    clearSession();
  };
  const signInAgain = (
    <Button type="primary" onClick={handleSignIn}>
      {t('sessionEnd.signIn')}
    </Button>
  );
  return (
    <Dialog title={errorText('signInAgainTitle', locale)} actions={signInAgain}>
      {errorText('signedOut', locale)}
    </Dialog>
  );
}
