/**
 * Lets the portal open while its server is away (shell/public/service-worker.js). When the page has nothing else
 * to do: on a first visit it only then learns of the files that this page has loaded.
 */
export function startServiceWorker(): void {
  // A development server's files change under their names.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch((failure) => console.warn('No service worker.', failure));
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: loaded });
}
