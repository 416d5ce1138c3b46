import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  contentId,
  type GalleryBuildRecord,
  type RemoteBuildRecord,
  type ShellBuildRecord,
} from '@berth/contract/release';

const page =
  '<!doctype html><html lang="zh-Hans"><head><title>Berth</title>' +
  '<script defer src="/static/js/index.0123456789.js" nonce="__CSP_NONCE__"></script></head><body></body></html>';

export const declaration = {
  name: 'booking',
  title: { 'zh-CN': '订舱', en: 'Booking' },
  basePaths: ['/business/lcl'],
  public: false,
  runtime: '^0.1.0',
  menu: [],
};

/** A folder with a shell and one remote, as their builds leave them. */
export function makeFronts(): string {
  const root = mkdtempSync(join(tmpdir(), 'berth-fronts-'));
  const shell = {
    'index.html': page,
    'static/js/index.0123456789.js': `console.log("${'shell '.repeat(1000)}");`,
    'service-worker.js': 'self.skipWaiting();',
    'robots.txt': 'User-agent: *',
    'logo.png': 'not really',
  };
  writeBuild(join(root, 'shell/dist'), shell, {
    name: 'shell',
    version: '0.1.0+0123456789ab',
    files: recordFiles(shell),
    preload: {},
    provides: { runtime: { version: '0.1.0', exports: ['Link', 'useSession'] }, shared: { react: '19.3.0' } },
  } satisfies ShellBuildRecord);
  writeRemote(root, 'remote-booking', declaration);
  return root;
}

/** Adds a gallery of widgets, as its build leaves it. */
export function writeGallery(root: string): void {
  const files = {
    'index.html': page.replace('<title>Berth', '<title>Widgets'),
    'static/js/index.0123456789.js': 'console.log("widgets");',
  };
  const record: GalleryBuildRecord = {
    name: 'gallery',
    version: '0.1.0+0123456789ab',
    files: recordFiles(files),
  };
  writeBuild(join(root, 'shared/ui/dist'), files, record);
}

type RemoteChanges = Partial<Omit<RemoteBuildRecord, 'name' | 'files'>> & {
  /** What a page of it prints: another text is another build. */
  text?: string;
};

/** A build of a remote: its files by their paths, and its record; the version is as given, and of this content. */
export function makeRemote(
  name: string,
  { text = 'pages', version = '0.1.0', ...changes }: RemoteChanges = {},
  declared: object = {},
) {
  const own = { ...declaration, name, basePaths: [`/business/${name}`], ...declared };
  const files: Record<string, string> = {
    'remote.json': JSON.stringify(own),
    'remote-entry.js': `window.berth_${name} = {};`,
    'static/js/pages.js': `console.log("${`${text} `.repeat(200)}");`,
  };
  const recorded = recordFiles(files);
  const id = contentId(recorded, (lines) => createHash('sha256').update(lines).digest('hex'));
  const record: RemoteBuildRecord = {
    name,
    version: `${version.split('+')[0]}+${id}`,
    files: recorded,
    preload: { '': ['static/js/pages.js'] },
    entry: 'remote-entry.js',
    global: `berth_${name}_0123456789ab`,
    runtime: { range: '^0.1.0', uses: ['Link'] },
    shared: { react: '^19.0.0' },
    contract: { hash: '0'.repeat(64), endpoints: {} },
    ...changes,
  };
  return { files, record, declaration: own };
}

/** The full version of the remote that `makeFronts` builds. */
export const bundledVersion = makeRemote('booking', {}, declaration).record.version;

/** A built remote whose `remote.json` says what is given. */
export function writeRemote(
  root: string,
  folder: string,
  declared: { name: string },
  changes: RemoteChanges = {},
): void {
  const { files, record } = makeRemote(declared.name, changes, declared);
  writeBuild(join(root, folder, 'dist'), files, record);
}

/** Files, and the record of their build beside them. */
function writeBuild(folder: string, files: Record<string, string>, record: object): void {
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  write(join(folder, 'build.json'), JSON.stringify(record));
}

function recordFiles(files: Record<string, string>): RemoteBuildRecord['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => {
      const bytes = Buffer.byteLength(text);
      return [path, { integrity: integrityOf(text), bytes, brotliBytes: Math.ceil(bytes / 4) }];
    }),
  );
}

export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

export function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
