import { type ReactNode, useState } from 'react';
import type { LinkedFile } from '../file-links/FileLinks.tsx';
import { FileViewer } from './FileViewer.tsx';
import { viewedLink } from './viewed-file.ts';

/** Files of a record to be looked at: `look` opens one, and `viewer` stands anywhere in the page. */
export function useFileViewer(files: readonly LinkedFile[]): {
  look: (file: Pick<LinkedFile, 'src'>) => void;
  viewer: ReactNode;
} {
  const [openId, setOpenId] = useState<string | null>(null);
  return {
    look: ({ src }) => setOpenId(src),
    viewer: (
      <FileViewer
        files={files.map(viewedLink)}
        openId={openId}
        onMove={setOpenId}
        onClose={() => setOpenId(null)}
      />
    ),
  };
}
