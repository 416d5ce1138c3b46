import { statSync } from 'node:fs';
import { isIP } from 'node:net';

export function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return widest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}

export function isDatabaseUrl(text: string): boolean {
  return (
    URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) && new URL(text).pathname.length > 1
  );
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && origin === text;
}

export function isDevRemote(text: string): boolean {
  const [name, url] = splitPair(text);
  return /^[a-z][a-z0-9-]*$/.test(name) && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

export function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}

export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function splitPair(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
