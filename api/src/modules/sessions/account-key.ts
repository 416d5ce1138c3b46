/** Account names are looked up without regard to case and width. */
export function accountKeyOf(account: string): string {
  return account.normalize('NFKC').trim().toLowerCase();
}
