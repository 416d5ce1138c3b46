import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Stopping } from '../../stopping.ts';

/** A caller that has connected by now has its first call on the way, or none. */
const unusedWaitMs = 500;

/**
 * A server that stops ends a connection by the answer to its last call, so that no other call is on its way. It waits
 * for no connection beyond answers: Node waits a minute for the first word on those that browsers open in advance, and
 * as long for a next call after an answer that was on its way.
 */
export function endConnections(app: FastifyInstance, stopping: Stopping): void {
  const open = new Set<Socket>();
  let isClosing = false;
  const endUnused = () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stopping.begin();
    isClosing = true;
    setTimeout(endUnused, unusedWaitMs).unref();
  });
  app.addHook('onResponse', async () => {
    // A connection is idle only after all who wait for the end of its answer were notified.
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}
