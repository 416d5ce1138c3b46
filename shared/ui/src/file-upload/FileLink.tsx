import type { UploadedFile } from './uploaded-file.ts';

type FileLinkProps = { file: UploadedFile; className?: string; onLook?: () => void };

/** The link of a file. With `onLook` a press shows it in the page; with Ctrl, or as another button, it stays a link. */
export function FileLink({ file: { fileName, src }, className, onLook }: FileLinkProps) {
  return (
    <a
      className={className}
      href={src}
      target="_blank"
      rel="noopener"
      aria-haspopup={onLook && 'dialog'}
      onClick={(event) => {
        if (!onLook || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onLook();
      }}
    >
      {fileName}
    </a>
  );
}
