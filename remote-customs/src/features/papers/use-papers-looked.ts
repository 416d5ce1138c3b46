import { paperSlotNames, paperSlots, paperStatusNames } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import { formatMoment, useFileViewer } from '@berth/ui';
import type { Paper } from '../calls/customs.queries.ts';
import { paperAddress } from './paper-address.ts';

/** All papers of a declaration to be looked at one after the other: by slot, older versions behind the current. */
export function usePapersLooked(id: string, papers: readonly Paper[], isAtDesk = false) {
  const locale = useLocale();
  const ordered = paperSlots.flatMap((slot) => {
    const own = papers.filter((paper) => paper.slot === slot);
    return [...own.filter(isCurrent), ...own.filter((paper) => !isCurrent(paper))];
  });
  return useFileViewer(
    ordered.map((paper) => ({
      fileName: paper.fileName,
      src: paperAddress({ id, paperId: paper.id }, isAtDesk),
      bytes: paper.bytes,
      note: [
        paperSlotNames[paper.slot][locale],
        paperStatusNames[paper.status][locale],
        formatMoment(paper.addedAt),
      ].join(' · '),
    })),
  );
}

const isCurrent = ({ replacedAt }: Paper) => replacedAt === null;
