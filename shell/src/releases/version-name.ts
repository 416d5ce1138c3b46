/**
 * `1.4.0` and the short form of the content hash behind it: the number is what people say, the hash tells builds apart.
 */
export function versionParts(version: string): { number: string; hash: string } {
  const [number = version, hash = ''] = version.split('+');
  return { number, hash: hash.slice(0, 7) };
}

/** A version as people say it; in full where another one of these has the same number. */
export function versionName(version: string, others: readonly string[] = []): string {
  const { number, hash } = versionParts(version);
  const isShared = others.some((other) => other !== version && versionParts(other).number === number);
  return isShared && hash ? `${number}+${hash}` : number;
}
