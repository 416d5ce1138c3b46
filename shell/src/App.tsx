import { paths } from '@berth/contract';
import {
  Navigate,
  type RestoredSession,
  rememberReturnPath,
  useLocation,
  useSite,
  useSiteBase,
  useUser,
} from '@berth/runtime';
import { Suspense, useEffect, useState } from 'react';
import { BootSkeleton } from './boot/BootSkeleton.tsx';
import { useSavedCopies } from './boot/saved-copies.ts';
import { LiveRegion } from './feedback/LiveRegion.tsx';
import { LoadingOverlay } from './feedback/LoadingOverlay.tsx';
import { Notices } from './feedback/Notices.tsx';
import { SessionEndDialog } from './feedback/SessionEndDialog.tsx';
import { SessionReplacedDialog } from './feedback/SessionReplacedDialog.tsx';
import { guard } from './guard/guard.ts';
import { useSessionOwner } from './guard/use-session-owner.ts';
import { PublicFrame } from './layout/PublicFrame.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { onceWhenIdle } from './login/once-when-idle.ts';
import { fetchPage } from './remotes/remotes.ts';
import { NewSetNotice } from './running-set/NewSetNotice.tsx';
import { OverrideMark } from './running-set/OverrideMark.tsx';
import { useRefusedOverrides } from './running-set/use-refused-overrides.ts';
import { joinPart, loginPart, registerPart, resetPart, scanPart, workspacePart } from './shell-parts.ts';

const { Part: LoginPage } = loginPart;
const { Part: ResetPasswordPage } = resetPart;
const { Part: RegisterPage } = registerPart;
const { Part: ScanPage } = scanPart;
const { Part: JoinPage } = joinPart;
const { Part: Workspace } = workspacePart;

/** Once, and not between two keys: to run its code takes longer than one of them may. */
const fetchWorkspace = onceWhenIdle(() => {
  workspacePart.fetchAhead();
  // The door is drawn without it; the browser asks for it where a text needs it, which would be late.
  void document.fonts?.load('1em Inter');
});

/** The portal after boot; `session` is what became of the TOKEN cookie. */
export function App({ session }: { session: RestoredSession }) {
  useSessionOwner();
  useRefusedOverrides();
  useSavedCopies();
  return (
    <>
      <SkipLink />
      <OverrideMark />
      <Suspense fallback={<BootSkeleton />}>
        <Entrance session={session} />
      </Suspense>
      <SessionEndDialog />
      <SessionReplacedDialog />
      <NewSetNotice />
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
  const leadsToLogin = useLeadsToLogin(session);
  const { pathname, search, hash } = location;
  const passage = guard({ pathname, isSignedIn: user !== null, dashboardUrl });
  if (passage.kind === 'login') {
    return <LoginPage isSessionEnded={session === 'ended'} onEntering={fetchWorkspace} />;
  }
  if (passage.kind === 'resetPassword') return <ResetPasswordPage />;
  if (passage.kind === 'register') return <RegisterPage />;
  if (passage.kind === 'join') return <JoinPage />;
  if (passage.kind === 'scanSignIn') return <ScanPage />;
  if (passage.kind === 'public') {
    // Beside what the page shows, which may have to be read; the page itself says what fails.
    queueMicrotask(() => fetchPage(remotes, pathname).catch(() => undefined));
    return <PublicFrame />;
  }
  if (passage.kind === 'workspace') {
    // Beside the code of the frame, not after the frame is drawn; the page itself says what fails.
    queueMicrotask(() => fetchPage(remotes, pathname).catch(() => undefined));
    return <Workspace key={user?.id} />;
  }
  const isOver = user === null && leadsToLogin;
  const isAskedFor = passage.isAskedFor && !(isOver && session !== 'ended');
  return (
    <Redirect to={isOver ? paths.login() : passage.to} asked={isAskedFor ? pathname + search + hash : null} />
  );
}

/**
 * Whether someone without a session goes to /login rather than to /index: whoever was signed in on this page
 * until now, or came with a session that had ended meanwhile.
 */
function useLeadsToLogin(session: RestoredSession): boolean {
  const isSignedIn = useUser() !== null;
  const isAtLogin = useLocation().pathname === paths.login();
  const [leads, setLeads] = useState(session !== 'signedOut');
  if (isSignedIn && !leads) setLeads(true);
  if (!isSignedIn && isAtLogin && leads) setLeads(false);
  return leads;
}

function Redirect({ to, asked }: { to: string; asked: string | null }) {
  useEffect(() => {
    if (asked !== null) rememberReturnPath(asked);
  }, [asked]);
  return <Navigate to={to} replace />;
}
