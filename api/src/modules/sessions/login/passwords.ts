import { hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id (19 MiB, two passes): about 30 ms on one core.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return await hash(password, parameters);
}

/** An unknown account is checked against this hash of a forgotten secret: it takes as long as a known one. */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$BgQc1e9yhnqvPoBvowXN1Q$9GDCJu7tHiM1+/RRKJw7FExMloCxjgZ3Gon9N967aDA';

/** Whether the password is the account's; `null` stands for an account that does not exist. */
export async function isPasswordRight(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password);
  return isRight && passwordHash !== null;
}
