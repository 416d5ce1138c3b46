/** A mail address or phone of which so much is shown that its owner knows it, and too little to write to. */
export function maskRecipient(recipient: string): string {
  const [name = '', domain] = recipient.split('@');
  if (domain !== undefined) return `${name.slice(0, 1)}***@${domain}`;
  return recipient.replace(/^(.{3}).+(.{4})$/u, '$1****$2');
}
