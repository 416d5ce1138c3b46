import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
  writeBuild(join(root, 'shell/dist'), {
    'index.html': page,
    'static/js/index.0123456789.js': `console.log("${'shell '.repeat(1000)}");`,
    'robots.txt': 'User-agent: *',
    'logo.png': 'not really',
  });
  writeRemote(root, 'remote-booking', declaration);
  return root;
}

/** A built remote whose `remote.json` says what is given. */
export function writeRemote(root: string, folder: string, declared: object): void {
  writeBuild(join(root, folder, 'dist'), {
    'remote.json': JSON.stringify(declared),
    'mf-manifest.json': '{}',
    'static/js/pages.js': 'export {};',
  });
}

/** Files, and the record of their build beside them. */
function writeBuild(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  const integrity = Object.entries(files).map(([path, text]) => [
    path,
    `sha384-${createHash('sha384').update(text).digest('base64')}`,
  ]);
  const record = { version: '0.1.0+0123456789ab', files: Object.fromEntries(integrity) };
  write(join(folder, 'build.json'), JSON.stringify(record));
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
