import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Takes files that are dropped on an element, or pasted while the focus is within it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isDisabled = false) {
  const [isOver, setIsOver] = useState(false);
  if (isDisabled) return { isOver: false, handlers: {} };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        setIsOver(false);
        if (!hasFiles(event)) return;
        // Else the browser would leave the page for the file.
        event.preventDefault();
        onFiles(Array.from(event.dataTransfer.files));
      },
      onPaste(event: ClipboardEvent) {
        const files = Array.from(event.clipboardData.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
