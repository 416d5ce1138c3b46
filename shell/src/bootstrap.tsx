import { createRuntime, watchScriptErrors } from '@berth/runtime';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { shellTranslations } from './locales/shell-translations.ts';
import { Root } from './Root.tsx';
import { startFederation } from './remotes/federation.ts';

const runtime = createRuntime({ translations: { shell: shellTranslations } });
startFederation();
watchScriptErrors();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element #root.');
createRoot(container).render(
  <StrictMode>
    <Root runtime={runtime} />
  </StrictMode>,
);
