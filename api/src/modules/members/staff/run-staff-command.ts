import { accountProblems, nameProblems, problemMessage, trimText } from '@berth/contract';
import { ConfigError } from '../../../config.ts';
import type { Context } from '../../../context.ts';
import { hashPassword } from '../../sessions/login/passwords.ts';
import { generatePassword } from '../save-member.ts';
import { makeAdministrator } from './make-administrator.ts';

type StaffCommand = { account: string; name: string; company: string };

const usage = `Usage:
  npm run staff -- add ACCOUNT --name NAME [--company COMPANY]
adds an administrator to the staff and prints a password, once. COMPANY is what the forwarder is called; it is needed for
the first one.`;

/** What was typed, or the reason why it is no command. */
export function readStaffCommand(
  words: readonly string[],
  typed: { name?: string | undefined; company?: string | undefined },
): StaffCommand {
  const [what, account = '', ...rest] = words.map(trimText);
  const name = trimText(typed.name ?? '');
  if (what !== 'add' || rest.length > 0) throw new ConfigError(usage);
  const [problem] = [...accountProblems(account), ...nameProblems(name)];
  if (problem) {
    const field = problem.path === 'name' ? '--name' : 'ACCOUNT';
    throw new ConfigError(`${field}: ${problemMessage(problem, 'en')}\n${usage}`);
  }
  return { account, name, company: trimText(typed.company ?? '') };
}

/** Does it, and says what the person who typed it reads. */
export async function runStaffCommand(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { account, name, company }: StaffCommand,
): Promise<string> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await database.transaction().execute(async (transaction) => {
    const forwarder = await transaction
      .selectFrom('customer')
      .where('is_forwarder', '=', true)
      .select('name')
      .executeTakeFirst();
    if (!forwarder && company === '') {
      throw new ConfigError(`--company is missing: what the forwarder is called.\n${usage}`);
    }
    const administrator = { account, name, company, passwordHash, now: clock() };
    const isMade = await makeAdministrator(transaction, administrator);
    if (!isMade) throw new ConfigError(`The account ${account} is somebody's already.`);
  });
  return `${password}\n\nThe password of ${account}, shown this once: sign in with it, and change it under “Password and devices”.`;
}
