/** Whether a server that listens there is reached from its own machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The same of where browsers find it; a proxy may stand in front of a loopback address. */
export function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin !== undefined && isLoopback(new URL(origin).hostname.replace(/^\[|\]$/g, ''));
}
