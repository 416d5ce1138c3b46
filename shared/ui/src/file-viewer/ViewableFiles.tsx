import { FileLinks, type FileLinksProps } from '../file-links/FileLinks.tsx';
import { useFileViewer } from './use-file-viewer.tsx';

/** The links of files, by which they are looked at in the page. */
export function ViewableFiles({ files, label }: Pick<FileLinksProps, 'files' | 'label'>) {
  const { look, viewer } = useFileViewer(files);
  return (
    <>
      <FileLinks files={files} label={label} onLook={look} />
      {viewer}
    </>
  );
}
