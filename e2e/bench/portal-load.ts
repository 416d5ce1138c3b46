// npm run bench -- pages: the federated portal against the same sources built as one application, page by page.
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { PortalServer } from '../fixtures/portal-server.ts';
import { type Session, sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { type Load, measureLoad, type Usable } from './load-times.ts';
import { PlainFronts } from './plain-fronts.ts';
import { median, ratioOfMedians } from './ratio-of-medians.ts';

const runs = Number(process.env.RUNS ?? 11);

type Place = {
  name: string;
  path: string;
  isSignedIn: boolean;
  usable: Usable;
  click?: { selector: string; usable: Usable };
};

/** Rows, not what stands in their place until they come. */
const bookings: Usable = { selector: 'main tbody tr[data-row-key] td' };
const places: readonly Place[] = [
  { name: 'login', path: '/login', isSignedIn: false, usable: { selector: 'form button[type=submit]' } },
  { name: 'home', path: '/index', isSignedIn: false, usable: { selector: 'main h1' } },
  { name: 'LCL list', path: '/business/lcl/index', isSignedIn: true, usable: bookings },
  {
    name: 'home to console',
    path: '/index',
    isSignedIn: true,
    usable: { selector: 'main h1' },
    click: { selector: 'a[href="/statistical"]', usable: { selector: 'main section[data-columns]' } },
  },
];

type Variant = { name: 'federated' | 'single'; origin: string; session: Session };

const { SINGLE_FRONTS: singleFronts = '' } = process.env;
const federatedServer = await PortalServer.create();
const singleServer = await PortalServer.create({ FRONTS_DIR: singleFronts });
const plain = await PlainFronts.open(singleServer.origin, singleFronts);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const variants: Variant[] = [
    {
      name: 'federated',
      origin: federatedServer.origin,
      session: await signInOverApi(federatedServer.origin),
    },
    { name: 'single', origin: plain.origin, session: await signInOverApi(plain.origin) },
  ];
  console.log(`10 Mbit/s, 40 ms, CPU slowed 4×; medians of ${runs}, load ${loadavg()[0]?.toFixed(1)}`);
  for (const place of places) await compare(place, variants);
} finally {
  await browser.close();
  await plain.close();
  await Promise.all([federatedServer.remove(), singleServer.remove()]);
}

/**
 * The variants take turns, so that whatever the machine does meanwhile happens to both. A first turn is not counted:
 * a server that just started has not compiled what it runs.
 */
async function compare(place: Place, variants: readonly Variant[]): Promise<void> {
  const loads: Record<Variant['name'], Load[]> = { federated: [], single: [] };
  for (const variant of variants) await load(browser, place, variant);
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 ? [...variants].reverse() : variants) {
      loads[variant.name].push(await load(browser, place, variant));
    }
  }
  const { federated, single } = loads;
  const ratio = (key: 'usableMs' | 'usableKb' | 'restKb') => {
    const of = (all: readonly Load[]) => all.map((one) => one[key]);
    const { ratio: middle, from, to } = ratioOfMedians(of(federated), of(single));
    const [text, low, high] = [middle, from, to].map((value) => value.toFixed(2));
    return low === high ? text : `${text} (${low} to ${high})`;
  };
  console.log(`\n${place.name}`);
  console.table([
    { variant: 'federated', ...medians(federated) },
    { variant: 'single', ...medians(single) },
  ]);
  console.log(
    `federated / single: time ${ratio('usableMs')}, kB until usable ${ratio('usableKb')}, kB in all ${ratio('restKb')}`,
  );
}

async function load(from: Browser, place: Place, { origin, session }: Variant): Promise<Load> {
  const context = await from.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' });
  try {
    if (place.isSignedIn) await context.addCookies(sessionCookies(session));
    return await measureLoad(context, origin + place.path, place.usable, place.click);
  } finally {
    await context.close();
  }
}

function medians(loads: readonly Load[]) {
  const of = (pick: (load: Load) => number | null) => median(loads.map((one) => pick(one) ?? 0));
  return {
    usableMs: of(({ usableMs }) => usableMs),
    paintMs: of(({ paintMs }) => paintMs),
    usableKb: of(({ usableKb }) => usableKb),
    restKb: of(({ restKb }) => restKb),
    requests: of(({ requests }) => requests),
    rounds: of(({ rounds }) => rounds),
  };
}
