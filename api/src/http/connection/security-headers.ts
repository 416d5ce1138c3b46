import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Everything that is not a page needs nothing from anywhere. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const fixedHeaders = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-dns-prefetch-control': 'off',
};

/** On every answer, errors and files included. Pages replace the policy by one that lets them run. */
export function setSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const isSecure = publicOrigin.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixedHeaders);
    reply.header('x-request-id', request.id);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** What a page may load and run. */
type PageNeeds = {
  /** Of this one answer: inline code runs only with it, and none without. */
  nonce?: string;
  /** In addition to our own. */
  origins?: readonly string[];
  /** Sites whose pages may stand in a frame, as `host[:port]`. */
  frameHosts?: readonly string[];
  /** Whether scripts can only be made from what a policy of the shell let through. */
  hasTrustedTypes?: boolean;
};

/** The policy of a page: code and styles from our own origin and those that are allowed, inline only with a nonce. */
export function pagePolicy({
  nonce,
  origins = [],
  frameHosts = [],
  hasTrustedTypes = false,
}: PageNeeds = {}): string {
  const own = ["'self'", ...origins].join(' ');
  const inline = nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'self'",
    `script-src ${own}${inline}`,
    `style-src ${own}${inline}`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${frameHosts.length > 0 ? frameHosts.map((host) => `https://${host}`).join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    ...(hasTrustedTypes ? trustedTypes : []),
    'report-uri /csp-report',
  ].join('; ');
}

// `dompurify` makes its own policy, once in each remote that brings it along.
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types default dompurify 'allow-duplicates'",
];

/**
 * No script of a page is loaded without its hash. Chromium enforces this for scripts alone and complains of the word
 * `style`: the hash of a style is asked for by the code that loads it.
 */
export const integrityPolicy = {
  'reporting-endpoints': 'policy="/csp-report"',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
};

/** Of the service worker's own script: it fetches what the page would, and loads no script. */
export function workerPolicy(origins: readonly string[]): string {
  return `${inertPolicy}; connect-src ${["'self'", ...origins].join(' ')}`;
}
