import { type ClientTerms, isMainAccount, type SelectOption } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { sumOwedInFen } from '../bills/account/account.repository.ts';
import {
  listMembers,
  listRoles,
  type MemberRoleRow,
  type StoredMember,
} from '../members/members.repository.ts';
import { roleTitle } from '../members/members.service.ts';
import { findOpenChange } from '../registrations/changes/changes.repository.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import { listBranches } from '../site/site.repository.ts';
import { type ClientFacts, findClient, listFreezes } from './clients.repository.ts';

type Client = EndpointResult<Endpoints['GET /system/client/get']>;
type Dependencies = { database: Kysely<Tables>; reference: ReferenceReader };

/** A customer whole, as staff look after it. */
export async function readClient({ database, reference }: Dependencies, id: string): Promise<Client> {
  const row = isId(id) ? await findClient(database, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  const members = await listMembers(database, id);
  const roles = await listRoles(database, id);
  const change = await findOpenChange(database, id);
  const freezes = await listFreezes(database, id);
  return {
    ...presentFacts(row),
    owed: { currency: 'CNY', amountMinor: await sumOwedInFen(database, id) },
    members: members.map((member) => presentMember(member, roles)),
    companyChanges: change
      ? [
          {
            id: change.id,
            number: change.number,
            purpose: change.purpose,
            status: change.status,
            submittedAt: toChinaTime(change.submitted_at),
          },
        ]
      : [],
    freezes: freezes.map((freeze) => ({
      isFrozen: freeze.is_frozen,
      reason: freeze.reason,
      by: freeze.by_name,
      at: toChinaTime(freeze.at),
    })),
    choices: await readChoices({ database, reference }),
  };
}

function presentFacts(row: ClientFacts) {
  const { frozen_at: frozenAt, frozen_reason: reason } = row;
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    kind: row.kind,
    creditCode: row.credit_code,
    registeredAddress: row.registered_address,
    createdAt: toChinaTime(row.created_at),
    state: frozenAt === null ? ('active' as const) : ('frozen' as const),
    frozen: frozenAt === null ? null : { reason: reason ?? '', at: toChinaTime(frozenAt) },
    terms: presentTerms(row),
  };
}

/** What staff agreed on with the customer. */
export function presentTerms(row: ClientFacts): ClientTerms {
  return {
    settlement: row.settlement,
    branchCode: row.branch_code,
    creditLimitMinor: row.limit_minor === null ? null : Number(row.limit_minor),
    creditDays: row.days,
    salespersonId: row.salesperson_id,
    customerServiceId: row.customer_service_id,
  };
}

function presentMember(member: StoredMember, roles: readonly MemberRoleRow[]): Client['members'][number] {
  const roleId = member.ready_role ?? member.role_id;
  return {
    id: member.id,
    name: member.name,
    account: member.account,
    role: roleId === null ? null : roleTitle(roles, roleId),
    phone: member.phone,
    lastSignInAt: member.last_login_at === null ? null : toChinaTime(member.last_login_at),
    isActive: member.is_active,
    isMain: isMainAccount(member.roles),
    hasAir: member.permissions.includes('business:air'),
  };
}

/** Branches, and the people whom bookings name. */
async function readChoices({ database, reference }: Dependencies): Promise<Client['choices']> {
  const { sales, service } = await reference();
  const branches = (await listBranches(database)).map((branch) => ({
    value: branch.code,
    nameZh: branch.name_zh,
    nameEn: branch.name_en,
    search: [branch.code, branch.name_zh, branch.name_en].join('\n').toLowerCase(),
  }));
  return {
    branches,
    salespeople: [...sales.values()].map(presentChoice),
    service: [...service.values()].map(presentChoice),
  };
}

const presentChoice = ({ value, nameZh, nameEn, search }: SelectOption) => ({
  value,
  nameZh,
  nameEn,
  search,
});
