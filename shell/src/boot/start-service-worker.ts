/** When it starts though the page is never at rest. */
const mostMs = 5000;

/**
 * Lets the portal open while its server is away (shell/public/service-worker.js). When the page has nothing else
 * to do: on a first visit it only then learns of the files that this page has loaded.
 */
export function startServiceWorker(): void {
  // A development server's files change under their names.
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch((failure) => console.warn('No service worker.', failure));
  // Preloaded files have come long before they are drawn: the first drawing should have the processor for itself.
  const startAtRest = () =>
    window.requestIdleCallback ? window.requestIdleCallback(start, { timeout: mostMs }) : start();
  if (document.readyState === 'complete') startAtRest();
  else window.addEventListener('load', startAtRest, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: loaded });
}
