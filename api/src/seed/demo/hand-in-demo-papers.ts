import { type PaperSlot, paperSlotNames } from '@berth/contract';
import { endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Actor } from '../../http/handlers.ts';
import { handInPaper } from '../../modules/customs/declarations/papers/hand-in-paper.ts';
import { getDeclaration } from '../../modules/customs/declarations/record/locked-declarations.ts';
import { customsDocumentWords } from '../../modules/customs/documents/customs-document-words.ts';
import { printDocuments } from '../../modules/customs/documents/print-documents.ts';
import { readDocumentSource } from '../../modules/customs/documents/read-document-source.ts';
import { drawDocument } from '../../modules/documents/draw/draw-document.ts';
import type { PrintedFigure } from '../../modules/documents/draw/draw-order.ts';
import { referenceReader } from '../../modules/selects/reference-catalog.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { files: FileStore };

/** Hands in the papers of a demo declaration as PDFs: contract, invoice and packing list are those that the portal makes. */
export async function handInDemoPapers(
  deps: Dependencies,
  actor: Actor,
  { id, slots }: { id: string; slots: readonly PaperSlot[] },
): Promise<void> {
  const { database, clock } = deps;
  const row = await getDeclaration(database, { customerId: actor.customerId, id });
  const source = await readDocumentSource(
    { database, reference: referenceReader({ database, clock }) },
    row,
    'zh-CN',
  );
  const [contract, invoice, packingList] = printDocuments(source, clock());
  const figures: Partial<Record<PaperSlot, PrintedFigure | undefined>> = {
    contract,
    invoice,
    packingList,
    powerOfAttorney: powerOfAttorney(source.seller, row.number),
  };
  for (const slot of slots) {
    const figure = figures[slot];
    if (!figure) continue;
    const title = paperSlotNames[slot]['zh-CN'];
    const content = await draw(title, figure, clock());
    const trust = async () => ({ kind: 'pdf', content }) as const; // drawn by ourselves
    const upload = { fileName: `${title} ${row.number}.pdf`, content };
    const rule = endpoints['POST /business/clearance'].upload;
    await handInPaper({ ...deps, inspect: trust }, { actor, query: { id, slot }, upload }, rule);
  }
}

async function draw(title: string, figure: PrintedFigure, now: Date) {
  const { unprintable } = customsDocumentWords['zh-CN'];
  const properties = {
    title,
    author: figure.brand,
    keywords: [figure.businessNumber],
    language: 'zh-CN' as const,
    createdAt: now.toISOString(),
  };
  const order = { properties, document: 'figure', figures: [figure], unprintable } as const;
  const waiting = { signal: new AbortController().signal, onDone: () => undefined };
  return await drawDocument(order, waiting, { isTask: false });
}

const powerOfAttorney = (client: string, number: string): PrintedFigure => ({
  businessNumber: number,
  isScanned: false,
  brand: client,
  title: '代理报关委托书',
  status: '',
  gate: null,
  sections: [
    {
      heading: '委托事项',
      facts: [
        { label: '委托方', value: client, isWide: true },
        { label: '被委托方', value: '泊位国际货运代理有限公司', isWide: true },
        { label: '委托内容', value: '填单申报，申报、通关状态查询，代缴税费，设立手册' },
        { label: '有效期', value: '十二个月' },
      ],
    },
  ],
  tables: [],
  footer: number,
  pageOf: '第 {page} 页，共 {pages} 页',
});
