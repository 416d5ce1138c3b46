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

/** The policy of a page: our own files, and inline code only with the nonce of this one answer, if it has one. */
export function pagePolicy(nonce?: string): string {
  const inline = nonce ? ` 'nonce-${nonce}'` : '';
  return [
    "default-src 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    'report-uri /csp-report',
  ].join('; ');
}
