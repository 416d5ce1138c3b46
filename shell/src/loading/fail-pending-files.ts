/**
 * Lets every file of a folder that is still on its way fail, so that whoever asked for it refetches it at once: an
 * import of a part that hangs would go on waiting for the same request.
 */
export function failPendingFiles(folder: string): void {
  // Loaders take a script away when it has run, and a style has a sheet then.
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(folder)) script.dispatchEvent(new Event('error'));
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder) && !link.sheet) link.dispatchEvent(new Event('error'));
  }
  // A preload holds a connection, and a request for the same file waits for it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}
