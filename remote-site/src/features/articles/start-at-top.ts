/** For a link to another page under the same path, at which the portal does not scroll by itself. */
export function startAtTop(): void {
  window.scrollTo(0, 0);
}
