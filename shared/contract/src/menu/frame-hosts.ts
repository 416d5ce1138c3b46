import type { Problem } from '../rule/problem.ts';
import { storedItemLimits } from './stored-item.ts';

/**
 * A host as it is stored and as a content policy names it: `bi.example.com` or `bi.example.com:8443`, in small letters
 * and in the form that the network has; null for what is no such host. Each host is named by itself: of what is behind
 * a `*` nobody knows whose it is.
 */
export function normalizeFrameHost(entered: string): string | null {
  const text = entered.trim();
  if (text === '' || /[\s/\\?#@*]/.test(text) || !URL.canParse(`https://${text}/`)) return null;
  const { host, hostname } = new URL(`https://${text}/`);
  const labels = hostname.split('.');
  const isName = labels.length > 1 && labels.every((label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label));
  // What ends in a number is an address, whose owner changes.
  return isName && !/^\d+$/.test(labels.at(-1) ?? '') ? host : null;
}

/** What is wrong with the hosts that may be framed. `ownHostname` is that of the portal, which is framed nowhere. */
export function frameHostProblems(hosts: readonly string[], ownHostname: string): Problem[] {
  const problems: Problem[] = hosts.flatMap((entered, at): Problem[] => {
    const path = `hosts.${at}`;
    if (entered.includes('*')) return [{ path, rule: 'hostWildcard' }];
    const host = normalizeFrameHost(entered);
    if (host === null) return [{ path, rule: 'notAHost' }];
    if (hostnameOf(host) === ownHostname) return [{ path, rule: 'ownHost' }];
    const first = hosts.findIndex((other) => normalizeFrameHost(other) === host);
    return first < at ? [{ path, rule: 'takenValue' }] : [];
  });
  const max = storedItemLimits.hosts;
  return hosts.length > max
    ? [...problems, { path: 'hosts', rule: 'tooManySaved', params: { max } }]
    : problems;
}

const hostnameOf = (host: string) => new URL(`https://${host}/`).hostname;

/** An address of the web that a menu may lead to, in the form in which a browser sends it; null for any other. */
export function safeAddress(entered: string): URL | null {
  if (!URL.canParse(entered)) return null;
  const url = new URL(entered);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain ? url : null;
}

/** Whether what is at an address may stand in a frame of the portal. */
export function isFrameAllowed(address: string, hosts: readonly string[]): boolean {
  const url = safeAddress(address);
  return url !== null && hosts.includes(url.host);
}
