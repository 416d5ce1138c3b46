// Lets the portal open while its server is away. Nothing but pages and files that never change passes through
// here; calls never do: what cannot be answered then is said by the page, where it belongs.

const pages = 'berth-page-1';
const files = 'berth-files-1';
/** One page stands for all: the server answers every navigation with the same shell. */
const pageKey = '/';
const mostFiles = 400;
const pagePatienceMs = 10_000;
const filePatienceMs = 60_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  const { keep: loaded, ahead, mostBytes } = event.data ?? {};
  if (loaded) event.waitUntil(keep(loaded));
  if (ahead) event.waitUntil(keepAhead(ahead, mostBytes));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // It times the line, and must end with the page's patience.
  if (url.searchParams.has('probe')) return;
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
      event.waitUntil(cache.put(url.pathname, copy));
    }
    return answer;
  } catch {
    return Response.error();
  }
}

const isForEver = ({ status, headers }) =>
  status === 200 && (headers.get('cache-control')?.includes('immutable') ?? false);

/** The oldest go first, but none that the page needs now: what never changes was kept first of all. */
async function trim(cache, needed) {
  const kept = await cache.keys();
  const others = kept.filter(({ url }) => !needed.has(new URL(url).pathname));
  const surplus = Math.max(0, kept.length - mostFiles);
  await Promise.all(others.slice(0, surplus).map((request) => cache.delete(request)));
}

/**
 * At each start of a page: what it had loaded before this worker was there comes again from the browser's own cache.
 */
async function keep(addresses) {
  if (!Array.isArray(addresses)) return;
  const cache = await caches.open(files);
  const needed = new Set();
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin === self.location.origin && isFile(url)) needed.add(url.pathname);
  }
  await trim(cache, needed);
  for (const path of needed) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path).catch(() => null);
    if (answer && isForEver(answer)) await cache.put(path, answer);
  }
  if (await (await caches.open(pages)).match(pageKey)) return;
  const page = await fetch(pageKey, { headers: { accept: 'text/html' } }).catch(() => null);
  if (page) await keepPage(page);
}

/**
 * What pages may still ask for, one after another: whoever works has the line. Ends with the first that does not come.
 */
async function keepAhead(wanted, mostBytes) {
  const cache = await caches.open(files);
  let left = mostBytes;
  for (const { href, bytes } of wanted) {
    const url = new URL(href, self.location.origin);
    if (url.origin !== self.location.origin || !isFile(url)) continue;
    if (await cache.match(url.pathname, { ignoreVary: true })) continue;
    left -= bytes;
    if (left < 0) return;
    const signal = AbortSignal.timeout(filePatienceMs);
    const answer = await fetch(url.pathname, { priority: 'low', signal }).catch(() => null);
    if (!answer || !isForEver(answer)) return;
    await cache.put(url.pathname, answer);
  }
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
