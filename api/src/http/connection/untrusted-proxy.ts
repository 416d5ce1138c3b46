import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that somebody unknown names the address of a caller. Where it is a proxy of our own that the
 * settings leave out, all of its callers come from one network, and the limits count them together.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    const { remoteAddress } = request.raw.socket;
    // Of a proxy that is trusted the address is the one that it names.
    if (isSaid || !request.headers['x-forwarded-for'] || request.ip !== remoteAddress) return;
    isSaid = true;
    request.log.warn(
      { from: remoteAddress },
      'X-Forwarded-For came from an address that TRUST_PROXY does not name, and is ignored: if that is a proxy in ' +
        'front, set TRUST_PROXY, or the limits take all of its callers for one network',
    );
  });
}
