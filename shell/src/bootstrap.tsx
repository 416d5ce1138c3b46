import { createRuntime, takeLanguageQuery, watchScriptErrors } from '@berth/runtime';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { boot } from './boot/boot.ts';
import { firstState } from './boot/first-state.ts';
import { holdOffFiles } from './boot/hold-off-files.ts';
import { startServiceWorker } from './boot/start-service-worker.ts';
import { readBootBlock } from './loading/boot-block.ts';
import { freshenAddresses } from './loading/fresh-addresses.ts';
import { shellTranslations } from './locales/shell-translations.ts';
import { sendReport } from './outcomes/report-outcomes.ts';
import { Root } from './Root.tsx';
import { takeOverrideQuery } from './registry/take-override-query.ts';
import { watchLoadedFiles } from './remotes/files/loaded-files.ts';

takeLanguageQuery();
const isDrawn = (readBootBlock().answers ?? null) !== null;
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
void firstState(started, isDrawn).then((first) => {
  // What can be read stays; its links lead to pages that are drawn as it was.
  if (isDrawn && first.status === 'failed') return;
  const show = () =>
    root.render(
      <StrictMode>
        <Root runtime={runtime} first={first} started={started} start={start} />
      </StrictMode>,
    );
  // A page that can be read already is put together in pieces: whoever scrolls or types meanwhile is not held up.
  if (isDrawn) startTransition(show);
  else show();
});
