import { createRuntime, watchScriptErrors } from '@berth/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.ts';
import { firstState } from './boot/first-state.ts';
import { freshenAddresses } from './boot/fresh-addresses.ts';
import { holdOffFiles } from './boot/hold-off-files.ts';
import { startServiceWorker } from './boot/start-service-worker.ts';
import { takeOverrideQuery } from './boot/take-override-query.ts';
import { shellTranslations } from './locales/shell-translations.ts';
import { Root } from './Root.tsx';
import { watchLoadedFiles } from './remotes/loaded-files.ts';
import { sendReport } from './remotes/report-outcomes.ts';

const runtime = createRuntime({ translations: { shell: shellTranslations } });
const askedOverrides = takeOverrideQuery();
freshenAddresses(__webpack_require__);
watchScriptErrors();
watchLoadedFiles();
holdOffFiles();
window.addEventListener('pagehide', sendReport);
startServiceWorker();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');
const root = createRoot(container);
const start = () => boot(runtime, askedOverrides);
const started = start();
void firstState(started).then((first) =>
  root.render(
    <StrictMode>
      <Root runtime={runtime} first={first} started={started} start={start} />
    </StrictMode>,
  ),
);
