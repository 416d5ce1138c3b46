import type { WebsiteConfig } from '@berth/contract';
import {
  BrowserRouter,
  createRuntime,
  Navigate,
  Route,
  Routes,
  RuntimeProvider,
  request,
  restoreSession,
  useAppearance,
  useLocale,
  useSiteBase,
} from '@berth/runtime';
import { BerthTheme } from '@berth/ui';
import { lazy, type ReactNode, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { bookingPaths } from './paths.ts';
import { remote } from './remote.tsx';

/** The bookings alone, against the API, with the session that the browser has: no shell, tabs or login. */
async function start(container: Element) {
  const runtime = createRuntime({ translations: { [remote.name]: remote.translations } });
  const config: WebsiteConfig = await request('GET /index/index');
  await restoreSession();
  createRoot(container).render(
    <StrictMode>
      <RuntimeProvider runtime={runtime} site={{ config, remotes: [] }}>
        <BrowserRouter>
          <Themed>
            <Suspense>
              <Routes>
                {pages.map(({ path, Page }) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
                <Route path="*" element={<Navigate to={bookingPaths.list()} replace />} />
              </Routes>
            </Suspense>
          </Themed>
        </BrowserRouter>
      </RuntimeProvider>
    </StrictMode>,
  );
}

const pages = remote.routes.map(({ path, page }) => ({
  path,
  Page: lazy(async () => {
    const loaded = await page();
    return 'default' in loaded ? loaded : { default: loaded };
  }),
}));

function Themed({ children }: { children: ReactNode }) {
  const { mode } = useAppearance();
  const locale = useLocale();
  const { primaryColor } = useSiteBase();
  useEffect(() => {
    document.documentElement.lang = locale === 'en' ? 'en' : 'zh-Hans';
  }, [locale]);
  return (
    <BerthTheme locale={locale} appearance={mode} primaryColor={primaryColor}>
      {children}
    </BerthTheme>
  );
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element #root.');
await start(container);
