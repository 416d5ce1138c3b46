/** A household or server has a whole /64 of IPv6 addresses: they count as one. */
export function networkOf(address: string): string {
  return prefixOf(address, 64);
}

/** Who has a tunnel or an office has a whole /48, of 65 536 networks. */
export function siteOf(address: string): string {
  return prefixOf(address, 48);
}

function prefixOf(address: string, bits: number): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = address.includes('::') ? [...groups, ...zeros, ...rest] : groups;
  return `${all.slice(0, bits / 16).join(':')}::/${bits}`;
}
