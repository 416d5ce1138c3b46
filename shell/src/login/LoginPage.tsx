import {
  takeReturnPath,
  useBerthStore,
  useNavigate,
  useSite,
  useSiteBase,
  useTranslation,
} from '@berth/runtime';
import { type FocusEvent, useEffect } from 'react';
import { AnnouncementBanner } from '../announcement/AnnouncementBanner.tsx';
import { DoorFrame } from '../door/DoorFrame.tsx';
import { announce } from '../feedback/announce.ts';
import { addressWithOverrides } from '../registry/asked-overrides.ts';
import { isOfAnother } from '../registry/merge-registries.ts';
import { openRegistry } from '../registry/registry-signal.ts';
import { fetchPageAhead } from '../remotes/remotes.ts';
import { takeRegistryOfCustomer } from '../running-set/take-registry-of-customer.ts';
import { useDocumentTitle } from '../title/use-document-title.ts';
import { SignInWays } from './SignInWays.tsx';

type LoginPageProps = {
  isSessionEnded: boolean;
  /** Somebody has gone to a field: they mean to come in. */
  onEntering: () => void;
};

/** The way in. */
export function LoginPage({ isSessionEnded, onEntering }: LoginPageProps) {
  const { t } = useTranslation('shell');
  const { config } = useSite();
  const navigate = useNavigate();
  useDocumentTitle(t('login.title'));
  usePrefetchedDashboard();
  useArrivalSaid();
  const store = useBerthStore();
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) onEntering();
  };
  const handleSignedIn = () => {
    const { userInfo } = store.getState().session;
    const path = takeReturnPath() ?? '/';
    const asked = addressWithOverrides(userInfo, path);
    // The server decides who runs what: it is asked again, with the session.
    if (asked) return window.location.replace(asked);
    const customerId = userInfo?.customer.id;
    const open = openRegistry.get();
    const needsOwnPage = open !== null && isOfAnother(open, customerId);
    if (!needsOwnPage) void takeRegistryOfCustomer(customerId);
    navigate(path, { replace: true });
    // Code that has run cannot be taken back: the versions of whoever was here before would stay.
    if (needsOwnPage) window.location.reload();
  };
  return (
    <DoorFrame
      title={t('login.title')}
      lead={isSessionEnded ? t('login.sessionEnded') : t('login.lead')}
      onFocus={handleFocus}
    >
      <AnnouncementBanner announcement={config.announcement} />
      <SignInWays onSignedIn={handleSignedIn} />
    </DoorFrame>
  );
}

/** Whoever is led here from the page of an ended session hears where they are, and not the page before. */
function useArrivalSaid(): void {
  const { t } = useTranslation('shell');
  const title = t('login.title');
  useEffect(() => announce(title), [title]);
}

/** While one types: the page that most will see next. */
function usePrefetchedDashboard(): void {
  const { remotes } = useSite();
  const { dashboardUrl } = useSiteBase();
  useEffect(() => {
    if (!dashboardUrl || !window.requestIdleCallback) return;
    const handle = window.requestIdleCallback(() => fetchPageAhead(remotes, dashboardUrl), { timeout: 5000 });
    return () => window.cancelIdleCallback(handle);
  }, [remotes, dashboardUrl]);
}
