/**
 * `?remotes=` was for the server, which has answered it: a link that is copied from here must not carry an override,
 * and no tab needs a second address.
 */
export function dropOverrideQuery(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('remotes')) return;
  url.searchParams.delete('remotes');
  window.history.replaceState(window.history.state, '', url);
}
