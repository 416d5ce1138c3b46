import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../refusal.ts';

/** In each window of a body that is not whole yet, at least so much has to come. */
export type BodyPace = { bytes: number; windowMs: number };

/**
 * 2 KB a second. A bad line of 20 KB a second may stand still for most of a window, and a call of a few kilobytes has
 * all of one.
 */
const usualPace: BodyPace = { bytes: 40 * 1024, windowMs: 20_000 };

/**
 * Ends the calls whose body trickles: whoever sends nothing, or a byte now and then, holds neither a place nor a
 * connection. After an answer, what is still sent is thrown away at the same pace; what was refused as too large is
 * heard for one window more, so that its sender can read the answer.
 */
export function endSlowBodies(app: FastifyInstance, pace: BodyPace = usualPace): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (hasBody(raw) && raw.socket instanceof Socket) watch(raw, reply, pace);
  });
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(body: IncomingMessage, reply: FastifyReply, pace: BodyPace): void {
  const { socket } = body;
  let bytesBefore = socket.bytesRead;
  let wasHeldUp = false;
  const check = () => {
    if (body.complete || socket.destroyed) return clearInterval(timer);
    const bytes = socket.bytesRead - bytesBefore;
    bytesBefore = socket.bytesRead;
    // What has come waits here: then the sender may not send more.
    const isHeldUp = body.readableLength >= body.readableHighWaterMark;
    const isSlow = bytes < pace.bytes && !isHeldUp && !wasHeldUp;
    wasHeldUp = isHeldUp;
    if (reply.sent) {
      if (isSlow || reply.statusCode === 413) socket.destroy();
    } else if (isSlow) refuse(body, reply);
  };
  const timer = setInterval(check, pace.windowMs).unref();
  body.once('close', () => clearInterval(timer));
}

/** Whoever reads the body fails with the refusal, gives back what it holds, and the call is answered as ever. */
function refuse(body: IncomingMessage, reply: FastifyReply): void {
  // Nobody reads it yet: whoever begins to is told in the next window.
  if (body.listenerCount('error') === 0) return;
  reply.header('connection', 'close');
  body.emit('error', new Refusal('BODY_TOO_SLOW'));
}
