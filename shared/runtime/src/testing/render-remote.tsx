import { render } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Route, Routes, useLocation } from '../router/router.ts';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import type { RemoteDefinition } from '../seam/define-remote.ts';
import { createTestRuntime, type TestRuntimeOptions } from './test-runtime.ts';

type RenderRemoteOptions = TestRuntimeOptions & {
  /** The address to open, with its query. */
  path: string;
  /** Around the page, such as the theme. */
  wrapper?: ComponentType<{ children: ReactNode }>;
};

/** Opens a remote's real route on a fake server, as the shell would; `location()` is where the page is. */
export async function renderRemote(remote: RemoteDefinition, options: RenderRemoteOptions) {
  const made = createTestRuntime({ ...options, translations: { [remote.name]: remote.translations } });
  await made.runtime.i18n.loadNamespaces([remote.name]);
  const routes = await Promise.all(
    remote.routes.map(async ({ path, page }) => ({ path, Page: await pageOf(page) })),
  );
  const Wrapper = options.wrapper ?? Bare;
  let shown = '';
  const Address = () => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  };
  const view = render(
    <RuntimeProvider runtime={made.runtime} site={made.site}>
      <MemoryRouter initialEntries={[options.path]}>
        <Wrapper>
          <Address />
          <Suspense fallback={null}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        </Wrapper>
      </MemoryRouter>
    </RuntimeProvider>,
  );
  return { ...made, view, location: () => shown };
}

function Bare({ children }: { children: ReactNode }) {
  return children;
}

async function pageOf(load: RemoteDefinition['routes'][number]['page']): Promise<ComponentType> {
  const loaded = await load();
  return 'default' in loaded ? loaded.default : loaded;
}
