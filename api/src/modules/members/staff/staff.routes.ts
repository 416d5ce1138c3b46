import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { presentRoles } from '../members.presenter.ts';
import { listMembers, listRoles } from '../members.repository.ts';
import { listAccessKeys, makeAccessKey, revokeAccessKey } from './access-keys.ts';
import { readDepartments, removeDepartment, saveDepartment } from './departments.ts';
import { staff } from './staff-list.ts';

/** The forwarder's staff, their departments, roles and the keys of systems and teams (spec section 7, System). */
export function staffHandlers(deps: Pick<Context, 'database' | 'clock'>) {
  const { database } = deps;
  return {
    'GET /system/user/list': async ({ actor, list, signal }) =>
      await staff.answerPage(database, actor.customerId, list, signal),
    'GET /system/dept/list': async ({ actor }) => await readDepartments(database, actor),
    'POST /system/dept/save': async (call) => await saveDepartment(deps, call),
    'POST /system/dept/remove': async (call) => await removeDepartment(deps, call),
    'GET /system/role/list2': async ({ actor: { customerId } }) => {
      const roles = presentRoles('forwarder', await listRoles(database, customerId));
      const members = await listMembers(database, customerId);
      return roles.map((role) => ({
        ...role,
        people: members.filter((member) => (member.ready_role ?? member.role_id) === role.id).length,
      }));
    },
    'GET /system/app/list': async () => await listAccessKeys(deps),
    'POST /system/app/make': async (call) => await makeAccessKey(deps, call),
    'POST /system/app/revoke': async ({ actor, body }) => await revokeAccessKey(deps, actor, body),
  } satisfies Partial<Handlers>;
}
