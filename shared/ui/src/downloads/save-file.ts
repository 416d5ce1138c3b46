/** Hands a file made in the page to the browser's downloads. */
export function saveFile(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken hold of the file by then; without this it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
