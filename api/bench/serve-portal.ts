// Started by stall-time.ts: the whole server on the database that the settings name, with people who are signed in and
// owe something. Says where it listens and who they are, and ends with the channel.
import { openDatabase } from '../src/database/open-database.ts';
import { oweBill } from '../test/owed-bills.ts';
import { openTradingPortal } from '../test/trading-portal.ts';

export type ServedPortal = { origin: string; people: Record<string, string>[] };

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const sessions = 10;
const bills = 20;
const rowsOfBill = 50;

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const portal = await openTradingPortal({ database, config: { logLevel: 'error' } });
// The limits of calls are by this clock.
const clock = setInterval(() => portal.clock.advance(1), 1000);
const people: Record<string, string>[] = [];
// One more, who works while the others do what is costly.
for (let at = 0; at <= sessions; at += 1) {
  const person = await portal.signIn(`Customer ${at}`, { permissions: ['cost:view'] });
  people.push(person.headers);
  for (let bill = 0; bill < bills; bill += 1) {
    const rows = Array.from({ length: rowsOfBill }, (_, row) => ({
      amountMinor: 1000 + row,
      isConfirmed: true,
    }));
    await oweBill(portal, person, { rows });
  }
}
const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
const served: ServedPortal = { origin, people };
process.send?.(served);
process.once('disconnect', async () => {
  clearInterval(clock);
  await portal.close();
  process.exit(0);
});
