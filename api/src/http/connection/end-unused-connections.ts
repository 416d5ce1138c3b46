import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A server that stops waits for answers, and for no connection beyond them. Node waits a minute for the first word on
 * those that browsers open in advance, and as long for a next call after an answer that was on its way.
 */
export function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    if (isStopping) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onResponse', async () => {
    // A connection is idle only after all who wait for the end of its answer were notified.
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
  });
}
