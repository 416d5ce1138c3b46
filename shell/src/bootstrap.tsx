import { createRuntime, watchScriptErrors } from '@berth/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startServiceWorker } from './boot/start-service-worker.ts';
import { takeOverrideQuery } from './boot/take-override-query.ts';
import { shellTranslations } from './locales/shell-translations.ts';
import { Root } from './Root.tsx';
import { sendReport } from './remotes/report-outcomes.ts';

const runtime = createRuntime({ translations: { shell: shellTranslations } });
const askedOverrides = takeOverrideQuery();
watchScriptErrors();
window.addEventListener('pagehide', sendReport);
startServiceWorker();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');
createRoot(container).render(
  <StrictMode>
    <Root runtime={runtime} askedOverrides={askedOverrides} />
  </StrictMode>,
);
