// Lets the portal open while its server is away. Nothing but pages and files that never change passes through
// here; calls never do: what cannot be answered then is said by the page, where it belongs.

const pages = 'berth-page-1';
const files = 'berth-files-1';
/** One page stands for all: the server answers every navigation with the same shell. */
const pageKey = '/';
const mostFiles = 400;
const pagePatienceMs = 10_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keep(event.data?.keep)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isFile(url)) event.respondWith(answerFile(event));
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(answerPage(event));
});

const isFile = ({ pathname }) => /^\/(static|remotes\/[^/]+\/[^/]+)\/./.test(pathname);
const isPage = ({ pathname }) => !/^\/(api|remotes|static|dev)(\/|$)|\.\w+$/.test(pathname);
/** Where a proxy stands before the server, it is what answers then. */
const isAway = ({ status }) => status >= 502 && status <= 504;

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('berth-') && name !== pages && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while this worker starts, not after.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The network first; the page of the last time when the server is away. */
async function answerPage(event) {
  const asked = askForPage(event).then((answer) => {
    // A copy, before the browser reads the answer.
    event.waitUntil(keepPage(answer.clone()));
    return answer;
  });
  const answer = await Promise.race([asked.catch(() => null), after(pagePatienceMs)]);
  if (answer && !isAway(answer)) return answer;
  const kept = await (await caches.open(pages)).match(pageKey);
  return kept ?? answer ?? (await asked.catch(() => Response.error()));
}

async function askForPage({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

async function keepPage(answer) {
  const isHtml = answer.headers.get('content-type')?.includes('text/html');
  if (answer.ok && isHtml && !answer.redirected) await (await caches.open(pages)).put(pageKey, answer);
}

/** The cache first: a file that is kept never changes. One with a query was asked for before, in vain. */
async function answerFile(event) {
  const { request } = event;
  const url = new URL(request.url);
  const cache = await caches.open(files);
  const kept = url.search === '' ? await cache.match(url.pathname, { ignoreVary: true }) : undefined;
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (isForEver(answer)) {
      const copy = answer.clone();
      event.waitUntil(cache.put(url.pathname, copy).then(() => trim(cache)));
    }
    return answer;
  } catch {
    return Response.error();
  }
}

const isForEver = ({ status, headers }) =>
  status === 200 && (headers.get('cache-control')?.includes('immutable') ?? false);

async function trim(cache) {
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - mostFiles)).map((request) => cache.delete(request)),
  );
}

/** What a page had loaded before this worker was there comes again from the browser's own cache. */
async function keep(addresses) {
  if (!Array.isArray(addresses)) return;
  const cache = await caches.open(files);
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin !== self.location.origin || !isFile(url) || (await cache.match(url.pathname))) continue;
    const answer = await fetch(url.pathname).catch(() => null);
    if (answer && isForEver(answer)) await cache.put(url.pathname, answer);
  }
  await trim(cache);
  if (await (await caches.open(pages)).match(pageKey)) return;
  const page = await fetch(pageKey, { headers: { accept: 'text/html' } }).catch(() => null);
  if (page) await keepPage(page);
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
