import type { Locale, WebsiteConfig } from '@berth/contract';
import { languageTags } from '@berth/contract';
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppearanceMode, useAppearance } from '../appearance/appearance.ts';
import { request } from '../http/request.ts';
import { useLocale } from '../language/use-translation.ts';
import { BrowserRouter, Navigate, Route, Routes } from '../router/router.ts';
import { createRuntime } from '../runtime/create-runtime.ts';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import type { RemoteDefinition } from '../seam/define-remote.ts';
import { restoreSession } from '../session/sign-in.ts';
import { useSiteBase } from '../site/site-context.ts';

type Theme = ComponentType<{
  locale: Locale;
  appearance: AppearanceMode;
  primaryColor: string | null;
  children: ReactNode;
}>;

/**
 * Runs a remote alone, for development: against the API, with the session that the browser has; no shell, tabs
 * or login. Any address that is none of its routes leads to the first. `theme` is `BerthTheme` of `@berth/ui`.
 */
export async function startStandalone(remote: RemoteDefinition, theme: Theme): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element #root.');
  const runtime = createRuntime({ translations: { [remote.name]: remote.translations } });
  const config: WebsiteConfig = await request('GET /index/index');
  await restoreSession();
  createRoot(container).render(
    <StrictMode>
      <RuntimeProvider runtime={runtime} site={{ config, remotes: [] }}>
        <BrowserRouter>
          <Themed Theme={theme}>
            <Suspense>
              <Pages remote={remote} />
            </Suspense>
          </Themed>
        </BrowserRouter>
      </RuntimeProvider>
    </StrictMode>,
  );
}

function Pages({ remote }: { remote: RemoteDefinition }) {
  const [first] = remote.routes;
  return (
    <Routes>
      {remote.routes.map((route) => {
        const Page = lazyPage(route);
        return <Route key={route.path} path={route.path} element={<Page />} />;
      })}
      {first && <Route path="*" element={<Navigate to={first.path} replace />} />}
    </Routes>
  );
}

const lazyPages = new Map<string, ComponentType>();

function lazyPage({ path, page }: RemoteDefinition['routes'][number]): ComponentType {
  const known = lazyPages.get(path);
  if (known) return known;
  const made = lazy(async () => {
    const loaded = await page();
    return 'default' in loaded ? loaded : { default: loaded };
  });
  lazyPages.set(path, made);
  return made;
}

function Themed({ Theme, children }: { Theme: Theme; children: ReactNode }) {
  const { mode } = useAppearance();
  const locale = useLocale();
  const { primaryColor } = useSiteBase();
  useEffect(() => {
    document.documentElement.lang = languageTags[locale];
  }, [locale]);
  return (
    <Theme locale={locale} appearance={mode} primaryColor={primaryColor}>
      {children}
    </Theme>
  );
}
