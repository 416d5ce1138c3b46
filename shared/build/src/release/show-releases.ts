import { errorLines } from './error-lines.ts';
import { moment } from './moment.ts';
import { ReleaseFailure } from './release-failure.ts';
import { callServer, serverAddress } from './release-server.ts';
import { eventWords, failureText, useWords } from './release-words.ts';
import { kilobytes } from './size-report.ts';
import { textTable } from './text-table.ts';

/** Says what runs where, which versions are kept, and the sets. */
export async function showList(remote: string | undefined): Promise<void> {
  const list = await callServer('GET /release/list', { query: { remote } });
  const { deployment, remotes, quotaBytes, versions, sets } = list;
  if (remote !== undefined && remotes.length + versions.length === 0) {
    throw unknownRemote(remote);
  }
  console.log(`Deployment ${deployment}\n`);
  console.log(
    textTable(
      [
        'remote',
        'stable',
        'canary',
        'before',
        { head: 'pins', isNumber: true },
        { head: `stored (of ${megabytes(quotaBytes)})`, isNumber: true },
      ],
      remotes.map(({ remote: name, stable, canary, stableBefore, pins, storedBytes }) => [
        name,
        stable ?? '–',
        canary ? `${canary.version} (${canary.percent} %)` : '–',
        stableBefore ?? '–',
        pins.length,
        megabytes(storedBytes),
      ]),
    ),
  );
  console.log(`\n${versionTable(list)}`);
  const pins = remotes.flatMap((each) => each.pins);
  if (pins.length > 0) console.log(`\n${pinTable(pins)}`);
  if (sets.length === 0) return;
  console.log(
    `\n${textTable(
      ['set', 'saved', 'by', 'in force', 'versions'],
      sets.map(({ name, savedAt, savedBy, isInForce, versions: members }) => [
        name,
        moment(savedAt),
        savedBy,
        isInForce ? 'yes' : '',
        Object.entries(members)
          .map(([member, version]) => `${member}@${version}`)
          .join(' '),
      ]),
    )}`,
  );
}

type Listed = Awaited<ReturnType<typeof callServer<'GET /release/list'>>>;

/** With the customer's id, by which a pin is taken away. */
function pinTable(pins: Listed['remotes'][number]['pins']): string {
  return textTable(
    ['pinned', 'customer', 'id', 'since', 'by', 'why'],
    pins.map(({ remote, version, customer, at, by, why }) => [
      `${remote}@${version}`,
      customer.name,
      customer.id,
      moment(at),
      by,
      why,
    ]),
  );
}

/** With what each failed with; a server from before this tool does not say it. */
function versionTable({ versions, errors = [] }: Pick<Listed, 'versions'> & Partial<Listed>): string {
  return textTable(
    [
      'version',
      'published',
      'by',
      'used as',
      { head: 'files', isNumber: true },
      { head: 'brotli', isNumber: true },
      'failed for',
    ],
    versions.map((version) => [
      `${version.remote}@${version.version}`,
      moment(version.publishedAt),
      version.publishedBy === 'server' ? 'bundled' : version.publishedBy,
      version.removedAt ? 'removed' : version.uses.map((use) => useWords[use] ?? use).join(', ') || '–',
      version.files,
      kilobytes(version.brotliBytes),
      failureText(version),
    ]),
    (row) => errorLines(errors.filter(({ version }) => version === versions[row]?.version)),
  );
}

/** Says who did what, when and why, newest first. */
export async function showHistory(remote: string | undefined): Promise<void> {
  const events = await callServer('GET /release/history', { query: { remote } });
  if (remote !== undefined && events.length === 0) throw unknownRemote(remote);
  console.log(
    textTable(
      [{ head: '#', isNumber: true }, 'when', 'who', 'what', 'why'],
      events.map((event) => [event.deployment ?? '', moment(event.at), event.by, whatOf(event), event.why]),
    ),
  );
}

function unknownRemote(remote: string): ReleaseFailure {
  return new ReleaseFailure('refused', `${serverAddress()} knows no remote “${remote}”.`);
}

type Event = Awaited<ReturnType<typeof callServer<'GET /release/history'>>>[number];

function whatOf(event: Event): string {
  const moves = event.moved.map(({ remote, as, from, to, percent }) => {
    const share = as === 'canary' && percent ? ` ${percent} %` : '';
    return `${remote} ${as}${share} ${from ?? '–'} → ${to ?? '–'}`;
  });
  const about = [
    event.set,
    moves.length === 0 && event.remote ? `${event.remote}@${event.version ?? ''}`.replace(/@$/, '') : null,
    event.key,
    event.customer?.name,
    ...moves,
    ...Object.entries(event.figures ?? {}).map(([name, figure]) => `${name} ${figure}`),
  ];
  return [eventWords[event.kind] ?? event.kind, ...about.filter(Boolean)].join(' · ');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
