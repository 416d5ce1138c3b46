/**
 * A file that is let go beside a field for files, or on one that takes none: the browser would leave the portal for it.
 */
export function holdOffFiles(): void {
  for (const type of ['dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      const { target, dataTransfer, defaultPrevented } = event;
      const isField = target instanceof HTMLInputElement && target.type === 'file';
      if (defaultPrevented || isField || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    });
  }
}
