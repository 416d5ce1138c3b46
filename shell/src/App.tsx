import {
  Navigate,
  type RestoredSession,
  rememberReturnPath,
  useLocation,
  useSite,
  useSiteBase,
  useUser,
} from '@berth/runtime';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BootSkeleton } from './boot/BootSkeleton.tsx';
import { LiveRegion } from './feedback/LiveRegion.tsx';
import { LoadingOverlay } from './feedback/LoadingOverlay.tsx';
import { Notices } from './feedback/Notices.tsx';
import { SessionEndDialog } from './feedback/SessionEndDialog.tsx';
import { guard, isPublicPath } from './guard/guard.ts';
import { useSessionOwner } from './guard/use-session-owner.ts';
import { PublicFrame } from './layout/PublicFrame.tsx';
import { SkipLink } from './layout/SkipLink.tsx';

const LoginPage = lazy(() => import('./login/LoginPage.tsx').then((m) => ({ default: m.LoginPage })));
const Workspace = lazy(() => import('./layout/Workspace.tsx').then((m) => ({ default: m.Workspace })));

/** The portal after boot; `session` is what became of the TOKEN cookie. */
export function App({ session }: { session: RestoredSession }) {
  useSessionOwner();
  return (
    <>
      <SkipLink />
      <Suspense fallback={<BootSkeleton />}>
        <Entrance session={session} />
      </Suspense>
      <SessionEndDialog />
      <LoadingOverlay />
      <Notices />
      <LiveRegion />
    </>
  );
}

function Entrance({ session }: { session: RestoredSession }) {
  const location = useLocation();
  const { remotes } = useSite();
  const { dashboardUrl } = useSiteBase();
  const user = useUser();
  // A session that ended while nobody looked: who asked for a page of theirs goes on by signing in.
  const [isEnded] = useState(session === 'ended' && !isPublicPath(location.pathname, remotes));
  const [firstKey] = useState(location.key);
  const passage = guard({ pathname: location.pathname, isSignedIn: user !== null, dashboardUrl, remotes });
  if (passage.kind === 'login') return <LoginPage isSessionEnded={isEnded} />;
  if (passage.kind === 'public') return <PublicFrame />;
  if (passage.kind === 'workspace') return <Workspace key={user?.id} />;
  const asked = passage.isAskedFor ? location.pathname + location.search + location.hash : null;
  return <Redirect to={isEnded && location.key === firstKey ? '/login' : passage.to} asked={asked} />;
}

function Redirect({ to, asked }: { to: string; asked: string | null }) {
  useEffect(() => {
    if (asked !== null) rememberReturnPath(asked);
  }, [asked]);
  return <Navigate to={to} replace />;
}
