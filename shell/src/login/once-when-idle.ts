/** When the browser has been busy for so long, there will be no better moment. */
const longestMs = 2000;

/** Does something the first time that it is asked for, as soon as the page has nothing else to do. */
export function onceWhenIdle(act: () => unknown): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    if (window.requestIdleCallback) window.requestIdleCallback(() => act(), { timeout: longestMs });
    else setTimeout(act);
  };
}
