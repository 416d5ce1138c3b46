import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DeskDecision } from '@berth/contract/endpoints';
import type { Page } from '@playwright/test';
import { completeBooking, saveDraft } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { keptReleases } from '../fixtures/kept-releases.ts';
import { mainPages, versionsAskedFor } from '../fixtures/main-pages.ts';
import type { PortalServer } from '../fixtures/portal-server.ts';
import type { ReleaseTeam } from '../fixtures/release-team.ts';
import { readData, type Session, sessionHeaders } from '../fixtures/session.ts';
import { expect, skewTest as test } from '../fixtures/skew-test.ts';
import { BillScreen } from '../screens/bill.screen.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { DeclarationScreen } from '../screens/declaration.screen.ts';
import { HeaderScreen } from '../screens/header.screen.ts';

/** The version that this commit's build of a remote has. */
const ownVersion = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../../remote-${name}/dist/build.json`, import.meta.url), 'utf8')).version;

async function promote(operators: ReleaseTeam, name: string, version: string): Promise<void> {
  const { exitCode, output } = await operators.run([
    'promote',
    `${name}@${version}`,
    '--to',
    'stable',
    '--why',
    'a journey across remotes',
  ]);
  expect(exitCode, output).toBe(0);
}

test('a shipment is booked, declared, billed and confirmed, with this release of each remote', async ({
  signedIn: page,
  portal,
  session,
  operators,
}) => {
  test.slow();
  for (const name of ['booking', 'customs', 'cost']) await promote(operators, name, ownVersion(name));
  await shipAcrossRemotes({ page, portal, session, version: ownVersion('booking') });
});

test('the same with the last kept release of booking beside this release of customs and cost', async ({
  signedIn: page,
  portal,
  session,
  operators,
  keptRemotes,
}) => {
  test.slow();
  const version = keptReleases().booking?.at(-1) ?? '';
  const published = await operators.run(['publish', `booking@${version}`], {
    BERTH_REMOTES_DIR: keptRemotes,
  });
  if (published.exitCode !== 0) expect(published.output).toContain('VERSION_EXISTS');
  await promote(operators, 'booking', version);
  for (const name of ['customs', 'cost']) await promote(operators, name, ownVersion(name));
  await shipAcrossRemotes({ page, portal, session, version });
  await promote(operators, 'booking', ownVersion('booking'));
});

type Shipping = { page: Page; portal: PortalServer; session: Session; version: string };

async function shipAcrossRemotes({ page, portal, session, version }: Shipping): Promise<void> {
  const [form, own, bills] = [new BookingFormScreen(page), new DeclarationScreen(page), new BillScreen(page)];
  const [header, forwarder] = [new HeaderScreen(page), CarrierSystem.at(portal)];
  const draft = await saveDraft(
    session,
    completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' }),
  );
  const asked = await versionsAskedFor(page, 'booking', () => mainPages.booking.visit(page));
  expect(asked).toEqual([version]);
  await form.open(draft.id);
  await form.submit.click();
  await expect(page).toHaveURL(/\/business\/lcl\/index/);

  const { businessNumber } = draft;
  await forwarder.tell('POST /integration/bookingStatus', { businessNumber, status: 'received' });
  const measured = { line: 1, cartons: 12, weightKg: 150, volumeCbm: 1.2 };
  await forwarder.tell('POST /integration/measurements', { businessNumber, lines: [measured] });
  expect(await readWorklist(session, businessNumber)).toEqual(['measuredDifferently']);

  const number = await own.declare(draft.id);
  const decide = async (decision: DeskDecision) => {
    const { version: sent } = await forwarder.readDeclaration(number);
    await forwarder.tell('POST /integration/declarationDecision', { number, version: sent, decision });
  };
  await decide({ act: 'askForPaper', slot: 'msds', words: '请补充 MSDS' });
  expect(await readWorklist(session, number)).toEqual(['declarationPaperAsked']);
  await decide({ act: 'confirm' });

  const bill = `A-${randomUUID().slice(0, 8).toUpperCase()}`;
  await forwarder.tell('POST /integration/bill', {
    number: bill,
    settlement: 'monthly',
    periodFrom: chinaDay(-30),
    periodTo: chinaDay(0),
    issuedOn: chinaDay(0),
    dueOn: chinaDay(30),
    totals: [{ currency: 'CNY', amountMinor: 80_000 }],
    rows: [
      {
        ...({ line: 1, businessNumber, businessType: 'lcl' } as const),
        ...({ businessDate: chinaDay(0), feeItem: 'OFR', unit: 'RT', currency: 'CNY' } as const),
        quantity: '10',
        unitPrice: '80',
        amountMinor: 80_000,
      },
    ],
  });
  expect(await readWorklist(session, bill)).toEqual(['billToConfirm']);
  await page.goto('/customs');
  await expect(own.main.getByRole('row', { name: new RegExp(number) })).toContainText('已确认');
  await header.bell.click();
  for (const about of [number, bill]) await expect(header.messages).toContainText(about);
  await page.goto(`/cost?number=${bill}`);
  await bills.row(bill).getByRole('checkbox').check();
  await bills.press('确认金额');
  await expect(bills.dialog).toContainText('¥800.00');
  await bills.press('确认 1 张', bills.dialog);
  await expect(bills.row(bill)).toContainText('待付款');
  expect(await readWorklist(session, bill)).toEqual([]);
}

/** What the customer has to do about a booking, a declaration or a bill. */
async function readWorklist(session: Session, number: string): Promise<string[]> {
  const answer = await fetch(`${session.origin}/api/business/getWorklist`, {
    headers: sessionHeaders(session),
  });
  const { rows } = await readData<'GET /business/getWorklist'>(answer);
  return rows.filter(({ record }) => record.number === number).map(({ kind }) => kind);
}
