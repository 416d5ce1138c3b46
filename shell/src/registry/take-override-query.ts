/**
 * `?remotes=` was for the server, which has answered it: a link that is copied from here must not carry an override,
 * and no tab needs a second address. Gives what it said, several as the server reads them; null where there was none.
 */
export function takeOverrideQuery(): string | null {
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll('remotes');
  if (asked.length === 0) return null;
  url.searchParams.delete('remotes');
  window.history.replaceState(window.history.state, '', url);
  return plainOverrides(asked.join('&remotes='));
}

/**
 * Parts without the spaces around them. One inside of a part was a plus, which is a space to those who read a query
 * as a form.
 */
export function plainOverrides(text: string): string {
  const parts = text.split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .join(',')
    .replaceAll(' ', '+');
}
