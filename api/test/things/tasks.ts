import { inventIds, type PartOfThings } from './part-of-things.ts';

type TaskThings = {
  /** Running. */
  taskId: string;
  /** Canceled. */
  oldTaskId: string;
};

export const taskThings: PartOfThings<TaskThings> = {
  make: async ({ person }) => {
    // Only so many run at once.
    const { rows } = await person.get('GET /user/tasksList', { query: {} });
    for (const { id, state } of rows) {
      if (state === 'running') await person.get('POST /user/taskCancel', { body: { id } });
    }
    const start = async () => await person.get('POST /file/exportList', { body: { list: 'lclBookings' } });
    const [{ id: taskId }, { id: oldTaskId }] = [await start(), await start()];
    await person.get('POST /user/taskCancel', { body: { id: oldTaskId } });
    return { taskId, oldTaskId };
  },
  invent: () => inventIds('taskId', 'oldTaskId'),
};
