/** `王思敏 (clerk)`: names are given twice, accounts once. Systems and keys have no account. */
export function actorText(name: string, account: string): string {
  return account === '' ? name : `${name} (${account})`;
}
