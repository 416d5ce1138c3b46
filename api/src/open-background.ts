import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { Database } from './database/open-database.ts';
import { exportedLists } from './exported-lists.ts';
import type { FileStore } from './files/file-store.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { messageWords as words } from './message-words.ts';
import { statementRunners, statementTaskHandlers } from './modules/bills/statement/statement.routes.ts';
import { remindOfCutOffs } from './modules/bookings/cut-offs/remind-of-cut-offs.ts';
import { documentRunners, documentTaskHandlers } from './modules/documents/document-task.ts';
import { exportRunners, exportTaskHandlers } from './modules/exports/export-task.ts';
import { openLiveHub } from './modules/messages/live-hub.ts';
import { messageHandlers } from './modules/messages/messages.routes.ts';
import { deliverNotices } from './modules/notices/deliver-notices.ts';
import { warningJob, warnOwner } from './modules/sessions/login/warn-owner.ts';
import { listOpenSessions } from './modules/sessions/sessions.repository.ts';
import { tellAskers } from './modules/support/tell/tell-askers.ts';
import { openVisitorHub } from './modules/support/visitor/visitor-hub.ts';
import { runTask } from './modules/tasks/run-task.ts';
import { taskJob } from './modules/tasks/start-task.ts';
import { reviveTasks } from './modules/tasks/sweep-tasks.ts';
import type { TaskRunners } from './modules/tasks/task-runners.ts';
import { readProgress } from './modules/tasks/tasks.repository.ts';
import { taskHandlers } from './modules/tasks/tasks.routes.ts';
import { createOutbox } from './notify/outbox/outbox.ts';
import type { Providers } from './notify/outbox/providers/provider.ts';
import { sendJob, sendMessage } from './notify/outbox/send-message.ts';
import { repeatRegularly } from './repeat-regularly.ts';
import type { Stopping } from './stopping.ts';

type Dependencies = {
  context: Context;
  database: Database;
  files: FileStore;
  providers: Providers;
  stopping: Stopping;
  stopWorkMs: number;
  publicOrigin: string;
};

const reviveEveryMs = 10 * 60_000;
/** A reminder comes so much later than its time, at most. */
const remindEveryMs = 10 * 60_000;
/** A mail leaves so much later than the message was written, at most. */
const deliverEveryMs = 20_000;

/**
 * What the server does without a call: jobs, tasks, reminders and live pages. A server that does not listen enqueues jobs
 * and leaves them to servers that do.
 */
export async function openBackground(
  app: FastifyInstance,
  { context, database, files, providers, stopping, stopWorkMs, publicOrigin }: Dependencies,
) {
  const { log } = app;
  const { clock } = context;
  const definitions = [taskJob, warningJob, sendJob];
  const jobs = await openJobs({ database, clock, log, definitions, stopping, stopWorkMs });
  const live = await openLiveHub({ database, clock, log, listOpenSessions, readProgress, words });
  const visitors = await openVisitorHub({ database, log });
  const made = { ...context, lists: exportedLists };
  const runners: TaskRunners = {
    ...exportRunners(made),
    ...documentRunners(made),
    ...statementRunners(made),
  };
  const revive = async () => await reviveTasks({ ...context, jobs });
  const outbox = createOutbox({ jobs, clock, providers });
  repeatRegularly(app, {
    stopping,
    everyMs: remindEveryMs,
    complaint: 'nobody was reminded of cut-offs; the next run tries again',
    run: async () => {
      const messages = await remindOfCutOffs(context);
      if (messages > 0) log.info({ messages }, 'reminded of cut-offs');
    },
  });
  const delivery = { ...context, outbox, words, publicOrigin };
  repeatRegularly(app, {
    stopping,
    everyMs: deliverEveryMs,
    complaint: 'notices were not handed over; the next run tries again',
    run: async () => void (await deliverNotices(delivery)),
  });
  const answers = { ...context, outbox, publicOrigin };
  repeatRegularly(app, {
    stopping,
    everyMs: deliverEveryMs,
    complaint: 'answers in conversations were not sent; the next run tries again',
    run: async () => void (await tellAskers(answers)),
  });
  let reviving: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    await revive();
    reviving = setInterval(
      () => void revive().catch((err: unknown) => log.error({ err }, 'tasks without a job were not revived')),
      reviveEveryMs,
    ).unref();
    await jobs.work(taskJob, (run) => runTask({ ...context, files, runners }, run));
    await jobs.work(sendJob, (run) => sendMessage({ ...context, providers }, run));
    await jobs.work(warningJob, (run) => warnOwner(context, run));
  });
  stopping.onBegin(() => {
    clearInterval(reviving);
    jobs.takeNoMore();
    live.sayGoodbye();
    visitors.sayGoodbye();
  });
  // Before connections are waited for: a stream would never end by itself.
  app.addHook('preClose', async () => {
    await visitors.close();
    await live.close();
  });
  app.addHook('onClose', async () => {
    clearInterval(reviving);
    await jobs.close();
  });
  const tasks = { ...context, jobs };
  return {
    jobs,
    outbox,
    providers,
    visitors,
    handlers: {
      ...messageHandlers({ ...context, live, words }),
      ...taskHandlers({ ...tasks, files, runners }),
      ...exportTaskHandlers({ ...tasks, lists: exportedLists }),
      ...documentTaskHandlers(tasks),
      ...statementTaskHandlers(tasks),
    },
  };
}
