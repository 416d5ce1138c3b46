import { languageTags } from '@berth/contract';
import {
  BrowserRouter,
  type Runtime,
  RuntimeProvider,
  useAppearance,
  useLocale,
  useSignal,
} from '@berth/runtime';
import { useBerthLook } from '@berth/ui';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { App } from './App.tsx';
import { BootFailure } from './boot/BootFailure.tsx';
import { BootSkeleton } from './boot/BootSkeleton.tsx';
import type { BootState } from './boot/boot.ts';
import { ShellBoundary } from './boot/ShellBoundary.tsx';
import { openRegistry } from './registry/registry-signal.ts';

type RootProps = {
  runtime: Runtime;
  /** How far the boot is when this is first drawn. */
  first: BootState;
  started: Promise<BootState>;
  /** Boots once more. */
  start: () => Promise<BootState>;
};

/** The whole page: boot first, then the portal. */
export function Root({ runtime, first, started, start }: RootProps) {
  const [state, setState] = useState(first);
  useEffect(() => {
    if (first.status === 'loading') void started.then(setState);
  }, [first, started]);
  const handleRetry = () => {
    setState({ status: 'loading' });
    void start().then(setState);
  };
  const registry = useSignal(openRegistry);
  const config = state.status === 'ready' ? state.config : null;
  const site = useMemo(() => config && { config, remotes: registry?.remotes ?? [] }, [config, registry]);
  return (
    <RuntimeProvider runtime={runtime} site={site}>
      <Look primaryColor={site?.config.base['zh-CN'].primaryColor ?? null} />
      <Suspense fallback={<BootSkeleton />}>
        {state.status === 'loading' && <BootSkeleton />}
        {state.status === 'failed' && <BootFailure reason="unreached" onRetry={handleRetry} />}
        {state.status === 'ready' && (
          <ShellBoundary>
            <BrowserRouter>
              <App session={state.session} />
            </BrowserRouter>
          </ShellBoundary>
        )}
      </Suspense>
    </RuntimeProvider>
  );
}

/** On the document itself: nothing stands inside of it. */
function Look({ primaryColor }: { primaryColor: string | null }) {
  const locale = useLocale();
  const { mode } = useAppearance();
  useEffect(() => {
    document.documentElement.lang = languageTags[locale];
  }, [locale]);
  useBerthLook({ locale, appearance: mode, primaryColor });
  return null;
}
