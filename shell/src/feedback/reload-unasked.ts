/** Reloads after a question of our own: the browser's would be a second one. */
export function reloadUnasked(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}
