// npm run bench -- pages: the federated portal against the same sources built as one application, page by page.
import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { PortalServer } from '../fixtures/portal-server.ts';
import { type Session, sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { type Load, measureLoad, type Usable } from './load-times.ts';
import { PlainFronts } from './plain-fronts.ts';

const runs = Number(process.env.RUNS ?? 5);

type Place = {
  name: string;
  path: string;
  isSignedIn: boolean;
  usable: Usable;
  click?: { selector: string; usable: Usable };
};

const bookings: Usable = { selector: 'main tbody tr[data-row-key] td, main tbody tr td' };
const places: readonly Place[] = [
  { name: 'login', path: '/login', isSignedIn: false, usable: { selector: 'form button[type=submit]' } },
  { name: 'home', path: '/index', isSignedIn: false, usable: { selector: 'main h1' } },
  { name: 'LCL list', path: '/business/lcl/index', isSignedIn: true, usable: bookings },
  {
    name: 'home to LCL list',
    path: '/index',
    isSignedIn: true,
    usable: { selector: 'main h1' },
    click: { selector: 'a[href="/business/lcl/index"]', usable: bookings },
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

/** The variants take turns, so that whatever the machine does meanwhile happens to both. */
async function compare(place: Place, variants: readonly Variant[]): Promise<void> {
  const loads = new Map(variants.map(({ name }) => [name, [] as Load[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const variant of run % 2 ? [...variants].reverse() : variants) {
      loads.get(variant.name)?.push(await load(browser, place, variant));
    }
  }
  const rows = [...loads].map(([name, all]) => ({ variant: name, ...medians(all) }));
  const [federated, single] = rows;
  if (!federated || !single) throw new Error('There are two variants.');
  const ratio = (key: 'usableMs' | 'usableKb' | 'restKb') => (federated[key] / single[key]).toFixed(2);
  console.log(`\n${place.name}`);
  console.table(rows);
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
  const median = (pick: (load: Load) => number | null) => {
    const sorted = loads.map((one) => pick(one) ?? 0).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    usableMs: median(({ usableMs }) => usableMs),
    paintMs: median(({ paintMs }) => paintMs),
    usableKb: median(({ usableKb }) => usableKb),
    restKb: median(({ restKb }) => restKb),
    requests: median(({ requests }) => requests),
    rounds: median(({ rounds }) => rounds),
  };
}
