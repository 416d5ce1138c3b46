/** Whether an account is its company's main one, which may do for the company what sub-accounts may not. */
export function isMainAccount(roles: readonly string[]): boolean {
  return roles.includes('main');
}
