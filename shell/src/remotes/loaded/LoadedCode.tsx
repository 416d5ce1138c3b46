import type { RemoteEntry } from '@berth/contract';
import { RemoteScope } from '@berth/runtime';
import { type ReactNode, Suspense, use } from 'react';
import { PageTheme } from '../../theme/PageTheme.tsx';
import { loadPage, type RemoteCode } from '../page-modules.ts';
import type { LoadedRemote } from '../remote-loader.ts';

type LoadedCodeProps = {
  entry: RemoteEntry;
  /** The version that the code belongs to. */
  remote: LoadedRemote;
  code: RemoteCode;
  /** Draws nothing of antd. */
  isPlain: boolean;
  skeleton: ReactNode;
  /** Drawn with it, once its code is there. */
  children?: ReactNode;
};

/** What a version of a remote draws, with that version's own words; goes into a boundary. */
export function LoadedCode({ entry, remote, code, isPlain, skeleton, children }: LoadedCodeProps) {
  return (
    <RemoteScope name={entry.name} build={remote.build}>
      <Suspense fallback={skeleton}>
        <PageTheme isPlain={isPlain}>
          <Code code={code} />
          {children}
        </PageTheme>
      </Suspense>
    </RemoteScope>
  );
}

/** Loads its code itself: after a failure the boundary renders it again with the props that it had. */
function Code({ code }: { code: RemoteCode }) {
  const Component = use(loadPage(code));
  return <Component />;
}
