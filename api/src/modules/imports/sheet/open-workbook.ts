import { readXml } from './read-xml.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';
import { readZipEntries, unpack } from './zip-entries.ts';

/** The parts of a workbook, by lower-case path. */
type Parts = { has: (path: string) => boolean; read: (path: string) => AsyncIterable<Buffer> };

export type SheetPlace = { name: string; path: string };

export type OpenWorkbook = {
  parts: Parts;
  /** Those that a person sees, in their order. */
  sheets: readonly SheetPlace[];
  strings: string | null;
  styles: string | null;
  /** Days are counted from 1904, as on old Macs. */
  isFrom1904: boolean;
};

/**
 * Checks what kind of file it is before anything is unpacked, then its parts. Macros, links to other files, connections
 * and embedded files are refused, whatever the file is called. Throws UnfitWorkbook.
 */
export async function openWorkbook(bytes: Buffer): Promise<OpenWorkbook> {
  refuseOtherKinds(bytes);
  const entries = readZipEntries(bytes);
  const names = [...entries.keys()];
  if (!entries.has('[content_types].xml')) throw new UnfitWorkbook('notWorkbook');
  refuseParts(names);
  const parts: Parts = {
    has: (path) => entries.has(path),
    read: (path) => {
      const entry = entries.get(path);
      if (!entry) throw new UnfitWorkbook('unreadable');
      return unpack(bytes, entry);
    },
  };
  await refuseTypes(parts, names);
  const relations = parts.has('_rels/.rels') ? await readRelations(parts, '_rels/.rels', '') : [];
  const main = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml';
  if (!parts.has(main)) throw new UnfitWorkbook('notWorkbook');
  return await readWorkbook(parts, main);
}

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1');

/** Old Excel files and encrypted new ones are compound files; their streams tell them apart. */
function refuseOtherKinds(bytes: Buffer): void {
  if (bytes.subarray(0, 8).equals(oleSignature)) {
    const isEncrypted = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    throw new UnfitWorkbook(isEncrypted ? 'password' : 'oldFormat');
  }
  if (!bytes.subarray(0, 4).equals(zipSignature)) throw new UnfitWorkbook('notWorkbook');
}

const macroParts = /(^|\/)vbaproject|(^|\/)vbadata|\/macrosheets\/|\/activex\//;
const linkingParts =
  /\/externallinks\/|\/connections\.xml$|\/querytables\/|\/embeddings\/|\/model\/|\/webextensions\//;
const archives = /\.(zip|rar|7z|gz|tar|jar|xls[xmb]?|doc[xm]?|ppt[xm]?)$/;

function refuseParts(names: readonly string[]): void {
  if (names.some((name) => macroParts.test(name))) throw new UnfitWorkbook('macros');
  if (names.some((name) => linkingParts.test(name) || archives.test(name))) throw new UnfitWorkbook('links');
}

async function refuseTypes(parts: Parts, names: readonly string[]): Promise<void> {
  await readXml(parts.read('[content_types].xml'), {
    open: (element, attributes) => {
      const { ContentType = '', Extension } = attributes();
      // Programs list types of what they might have written, too: by how its name would end, never by its name.
      if (
        element === 'Default' &&
        Extension &&
        !names.some((name) => name.endsWith(`.${Extension.toLowerCase()}`))
      )
        return;
      if (/macroEnabled|vbaProject/i.test(ContentType)) throw new UnfitWorkbook('macros');
      if (/sheet\.binary/i.test(ContentType)) throw new UnfitWorkbook('oldFormat');
    },
  });
}

type Relation = { id: string; type: string; target: string; isExternal: boolean };

async function readRelations(parts: Parts, path: string, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  await readXml(parts.read(path), {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '', TargetMode } = attributes();
      const target = Target.startsWith('/') ? Target.slice(1) : folder + Target;
      relations.push({
        id: Id,
        type: Type,
        target: target.toLowerCase(),
        isExternal: TargetMode === 'External',
      });
    },
  });
  return relations;
}

async function readWorkbook(parts: Parts, main: string): Promise<OpenWorkbook> {
  const slash = main.lastIndexOf('/') + 1;
  const folder = main.slice(0, slash);
  const relations = await readRelations(parts, `${folder}_rels/${main.slice(slash)}.rels`, folder);
  if (relations.some(({ isExternal }) => isExternal)) throw new UnfitWorkbook('links');
  const sheets: SheetPlace[] = [];
  let isFrom1904 = false;
  await readXml(parts.read(main), {
    open: (name, attributes) => {
      if (name === 'externalReference') throw new UnfitWorkbook('links');
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const { name: title = '', id, state = 'visible' } = attributes();
      const relation = relations.find((each) => each.id === id);
      // Charts stand among the sheets, too.
      const isSheet = relation?.type.endsWith('/worksheet') && parts.has(relation.target);
      if (relation && isSheet && state === 'visible') sheets.push({ name: title, path: relation.target });
    },
  });
  const partOf = (kind: string) => {
    const path = relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
    return path !== undefined && parts.has(path) ? path : null;
  };
  return { parts, sheets, strings: partOf('sharedStrings'), styles: partOf('styles'), isFrom1904 };
}
