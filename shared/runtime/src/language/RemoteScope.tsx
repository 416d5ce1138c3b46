import { createContext, type ReactNode, useContext } from 'react';

type Scope = { name: string; build: string };

const ScopeContext = createContext<Scope | null>(null);

/**
 * Around what a remote draws; for the shell. Two builds of a remote may stand in one page, each in tabs of its own:
 * a component that asks for the remote's words gets those of the build (`RemoteVersion.global`) that it belongs to.
 */
export function RemoteScope({ name, build, children }: Scope & { children: ReactNode }) {
  return <ScopeContext value={{ name, build }}>{children}</ScopeContext>;
}

/** The namespace that holds the words a component asks for: its own build's, or the one that it names. */
export function useOwnNamespace(namespace: string): string {
  const scope = useContext(ScopeContext);
  return scope?.name === namespace ? scope.build : namespace;
}
