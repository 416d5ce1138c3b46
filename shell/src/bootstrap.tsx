import { createRuntime, watchScriptErrors } from '@berth/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BootState, boot } from './boot/boot.ts';
import { startServiceWorker } from './boot/start-service-worker.ts';
import { takeOverrideQuery } from './boot/take-override-query.ts';
import { shellTranslations } from './locales/shell-translations.ts';
import { Root } from './Root.tsx';
import { watchLoadedFiles } from './remotes/loaded-files.ts';
import { sendReport } from './remotes/report-outcomes.ts';

const patienceMs = 1000;
const runtime = createRuntime({ translations: { shell: shellTranslations } });
const askedOverrides = takeOverrideQuery();
watchScriptErrors();
watchLoadedFiles();
window.addEventListener('pagehide', sendReport);
startServiceWorker();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');
const root = createRoot(container);
const start = () => boot(runtime, askedOverrides);
const started = start();
// Until then the page shows what it came with; drawing the same once more by React would cost time.
void Promise.race([started, later({ status: 'loading' })]).then((first) =>
  root.render(
    <StrictMode>
      <Root runtime={runtime} first={first} started={started} start={start} />
    </StrictMode>,
  ),
);

/** When language and colours should be those of this person, though nothing else is known. */
function later(state: BootState): Promise<BootState> {
  return new Promise((resolve) => setTimeout(() => resolve(state), patienceMs));
}
