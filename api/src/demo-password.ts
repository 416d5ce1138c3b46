import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileName = 'demo-password';
// Read off a screen and typed: nothing that looks like something else.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The demo customer's password, as it was seeded; null where no demo customer was. */
export function readDemoPassword(dataDir: string): string | null {
  const path = join(dataDir, fileName);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

/** Settles the password before the seed: the one that was set or a new one, kept for this user's eyes only. */
export function keepDemoPassword(dataDir: string, wanted: string | null): string {
  const password = wanted ?? makeDemoPassword();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, fileName), `${password}\n`, { mode: 0o600 });
  return password;
}

export function makeDemoPassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
