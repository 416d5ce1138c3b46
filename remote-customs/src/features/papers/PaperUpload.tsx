import { type PaperSlot, paperFiles, paperLimits } from '@berth/contract';
import { recordsChanged, request } from '@berth/runtime';
import { FileUpload, type UploadedFile, type UploadFile } from '@berth/ui';
import { useRef } from 'react';
import { type Paper, useCustomsRemovePaperMutation } from '../calls/customs.queries.ts';
import { paperAddress } from './paper-address.ts';

type PaperUploadProps = {
  id: string;
  slot: PaperSlot;
  papers: readonly Paper[];
  label: string;
  /** Shows a paper in the page (`usePapersLooked`). */
  onLook: (paper: { src: string }) => void;
};

/**
 * Hands in the papers of one slot: chosen, dropped or pasted, several at once. One that takes the place of another leaves
 * it as an older version.
 */
export function PaperUpload({ id, slot, papers, label, onLook }: PaperUploadProps) {
  const [remove] = useCustomsRemovePaperMutation();
  const current = papers.filter(({ replacedAt }) => replacedAt === null);
  const fileOf = (paper: Paper): UploadedFile => ({
    fileName: paper.fileName,
    src: paperAddress({ id, paperId: paper.id }),
  });
  const value = current.map(fileOf);
  const replaced = useRef(new Set<string>());
  const upload: UploadFile = async (file, { signal, onProgress, replaces }) => {
    const options = { signal, onProgress, overlay: false, errors: 'caller' } as const;
    const former = current.find((paper) => fileOf(paper).src === replaces);
    const query = { id, slot, ...(former && { replaces: former.id }) };
    const paper = await request('POST /business/clearance', { query, upload: file }, options);
    if (former) replaced.current.add(former.id);
    recordsChanged('declaration', [id]);
    return fileOf(paper);
  };
  return (
    <FileUpload
      aria-label={label}
      value={value}
      upload={upload}
      onLook={onLook}
      kinds={paperFiles}
      maxCount={paperLimits.filesOfSlot}
      onChange={(change) => {
        const left = new Set(change(value).map(({ src }) => src));
        // The server has put aside what was replaced.
        const gone = current.filter(
          (paper) => !left.has(fileOf(paper).src) && !replaced.current.has(paper.id),
        );
        for (const { id: paperId } of gone) void remove({ body: { id, paperId } });
      }}
    />
  );
}
