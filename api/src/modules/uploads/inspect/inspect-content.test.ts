import { deflateSync } from 'node:zlib';
import { fileKinds } from '@berth/contract';
import { PDFDocument, PDFName, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  activePdfs,
  onOpening,
  samplePdf,
  samplePhotograph,
  samplePicture,
} from '../../../../test/sample-files.ts';
import { inspectContent } from './inspect-content.ts';

const inspect = (content: Uint8Array) => inspectContent(content, fileKinds);

async function keptOf(content: Uint8Array): Promise<Buffer> {
  const inspection = await inspect(content);
  if ('problem' in inspection) throw new Error(inspection.problem);
  return Buffer.from(inspection.content);
}

const problemOf = async (content: Uint8Array) => {
  const inspection = await inspect(content);
  return 'problem' in inspection ? inspection.problem : null;
};

describe('a picture', () => {
  test.each(['gif', 'jpeg', 'png'] as const)('of the kind %s is drawn anew', async (kind) => {
    const original = await samplePicture(kind);
    const kept = await keptOf(Buffer.concat([original, Buffer.from('<script>canary</script>')]));
    const { format, width, height } = await sharp(kept).metadata();
    expect([format, width, height]).toEqual([kind, 40, 20]);
    expect(kept.includes('canary')).toBe(false);
    const { data } = await sharp(kept).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 150, (data[117 + 2] ?? 0) > 150]).toEqual([true, true]);
  });

  test('stands upright and says nothing of who took it and where', async () => {
    const original = await samplePhotograph();
    expect(original.includes('canary-owner')).toBe(true);
    const kept = await keptOf(original);
    const { exif, orientation, width, height } = await sharp(kept).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 20, 40]);
    expect(kept.includes('canary-owner')).toBe(false);
  });

  test('that moves keeps its first frame', async () => {
    const first = await samplePicture('png');
    const frames = [first, await sharp(first).flop().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await sharp(await keptOf(moving)).metadata()).pages ?? 1).toBe(1);
  });

  test.each(['gif', 'jpeg', 'png'] as const)('of the kind %s that breaks off is unreadable', async (kind) => {
    const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, at) => (at * at * 31) % 251));
    const whole = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
      .toFormat(kind)
      .toBuffer();
    expect(await problemOf(whole)).toBeNull();
    expect(await problemOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('unreadable');
    expect(await problemOf(whole.subarray(0, 12))).toBe('unreadable');
  });

  test('of few bytes and many details does not grow when it is drawn', async () => {
    const noise = Buffer.alloc(1500 * 1500 * 3);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * at * 31 + (at >> 5) * 17) % 251;
    const raw = { width: 1500, height: 1500, channels: 3 } as const;
    const sent = await sharp(noise, { raw }).jpeg({ quality: 70 }).toBuffer();
    expect(sent.length).toBeGreaterThan(1024 * 1024);
    expect((await keptOf(sent)).length).toBeLessThanOrEqual(sent.length);
    const fewColours = await sharp(noise, { raw }).png({ palette: true }).toBuffer();
    expect((await sharp(await keptOf(fewColours)).metadata()).isPalette).toBe(true);
  });

  test('with too many pixels is refused before they are drawn', async () => {
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(1_000_000);
    expect(await problemOf(huge)).toBe('tooManyPixels');
  });
});

describe('what is not of the kinds is refused', () => {
  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a ZIP', 'PK\u0003\u0004'],
    ['a program', 'MZ\u0090'],
    ['text', 'hello'],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'))).toBe('kindRefused');
  });

  test('a WebP, and a PDF where only pictures are taken', async () => {
    const webp = await sharp(await samplePicture('png'))
      .webp()
      .toBuffer();
    expect(await problemOf(webp)).toBe('kindRefused');
    expect(await inspectContent(await samplePdf(), ['png'])).toEqual({ problem: 'kindRefused' });
  });
});

describe('a PDF', () => {
  test.each([true, false])('that does nothing is kept byte for byte (plain: %s)', async (isPlain) => {
    const pdf = await samplePdf(() => {}, { isPlain });
    expect((await keptOf(pdf)).equals(pdf)).toBe(true);
  });

  test('may open at a page and link to the web, as bills do', async () => {
    const pdf = await samplePdf((document) => {
      const link = document.context.obj({
        Subtype: 'Link',
        A: { S: 'URI', URI: PDFString.of('https://berth.example') },
      });
      document.getPage(0).node.addAnnot(document.context.register(link));
      return onOpening({ S: PDFName.of('GoTo'), D: PDFString.of('one') })(document);
    });
    expect(await problemOf(pdf)).toBeNull();
  });

  test.each(Object.entries(activePdfs))('with %s is refused, compressed or not', async (_name, change) => {
    expect(await problemOf(await samplePdf(change))).toBe('activeContent');
    expect(await problemOf(await samplePdf(change, { isPlain: true }))).toBe('activeContent');
  });

  test('whose names are written with escapes is read all the same', async () => {
    const pdf = (await samplePdf(onOpening({ S: PDFName.of('Launch') }), { isPlain: true })).toString(
      'latin1',
    );
    const escaped = pdf.replace('/Launch', '/L#61unch');
    expect(escaped).not.toBe(pdf);
    expect(await problemOf(Buffer.from(escaped, 'latin1'))).toBe('activeContent');
  });

  test('that is encrypted is refused', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: '', ownerPassword: 'owner' });
    expect(await problemOf(await document.save())).toBe('activeContent');
  });

  test('with a script in a revision that a later one hides is refused', async () => {
    const first = await samplePdf(onOpening({ S: PDFName.of('GoTo') }), { isPlain: true });
    const script = '900 0 obj\n<< /JS (app.alert\\(1\\)) >>\nendobj\n';
    const harmless = '900 0 obj\n<< /Nothing 1 >>\nendobj\n';
    const end = 'startxref\n0\n%%EOF\n';
    const of = (...parts: string[]) => Buffer.concat([first, ...parts.map((part) => Buffer.from(part))]);
    expect(await problemOf(of(harmless, end))).toBeNull();
    expect(await problemOf(of(script, harmless, end))).toBe('activeContent');
  });

  test('with a compressed stream of objects that only a jump finds is refused', async () => {
    const pdf = await samplePdf((document) => {
      const hidden = '7 0 obj << /Type /ObjStm /N 1 /First 4 /Length 9 /Filter /FlateDecode >> stream';
      document.context.register(document.context.stream(hidden, {}));
    });
    expect(await problemOf(pdf)).toBe('activeContent');
  });

  test.each([
    [
      'a stream of objects without a type',
      '7 0 obj\n<< /N 1 /First 4 /Length 9 /Filter /FlateDecode >>\nstream',
    ],
    ['a short-named script', '7 0 obj <</JS(app.alert)>> endobj'],
    ['a header with a comment in it', '7 % seven\n0 obj <</JS(app.alert)>> endobj'],
  ])('with an object hidden in the bytes of a stream is refused: %s', async (_name, hidden) => {
    const pdf = await samplePdf(
      (document) => void document.context.register(document.context.stream(hidden, {})),
    );
    expect(await problemOf(pdf)).toBe('activeContent');
  });

  const harmless = '[3 0 R /Fit]';
  const link = '<< /S /URI /URI (https://elsewhere.example) >>';
  test.each([
    ['harmless in every revision', [harmless, '<< /S /GoTo /D (one) >>'], null],
    ['harmless in the last alone, which no table may name', [link, harmless], 'activeContent'],
    ['harmful in the last', [harmless, link], 'activeContent'],
    ['of a kind that is named elsewhere', ['<< /S 901 0 R /D (one) >>', harmless], 'activeContent'],
  ])('with an opening by reference that is %s', async (_name, versions, problem) => {
    const first = await samplePdf(
      (document) => document.catalog.set(PDFName.of('OpenAction'), PDFRef.of(900)),
      { isPlain: true },
    );
    const later = versions.map((version) => `900 0 obj\n${version}\nendobj\n`).join('');
    const kind = '901 0 obj\n/URI\nendobj\n901 0 obj\n/GoTo\nendobj\n';
    const pdf = Buffer.concat([first, Buffer.from(`${later}${kind}startxref\n0\n%%EOF\n`)]);
    expect(await problemOf(pdf)).toBe(problem);
  });

  const script = '8 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const twice = '8 0 << /AcroForm << /XFA 9 0 R >> /AcroForm << >> >>';
  const typed = '/First 4 /N 1 /Type /ObjStm';
  test.each<[string, string, string, string | null]>([
    ['without a type', '/First 4 /N 1', script, 'activeContent'],
    ['with a type', typed, script, 'activeContent'],
    ['with scripts under a key that stands twice', typed, twice, 'activeContent'],
    [
      'with a predictor, by which a reader sees something else',
      `${typed} /DecodeParms 5`,
      '8 0 1',
      'unreadable',
    ],
    ['that do nothing', typed, '8 0 << /Nothing 1 >>', null],
    ['that are none without what says where they begin', '', script, null],
  ])('with objects in a stream %s', async (_name, entries, text, problem) => {
    const within = deflateSync(text);
    const plain = await samplePdf(() => {}, { isPlain: true });
    const head = `900 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${within.length} >>\nstream\n`;
    const tail = '\nendstream\nendobj\nstartxref\n0\n%%EOF\n';
    expect(await problemOf(Buffer.concat([plain, Buffer.from(head), within, Buffer.from(tail)]))).toBe(
      problem,
    );
  });

  test('that breaks off, lies about its kind or is empty is unreadable', async () => {
    const pdf = await samplePdf();
    expect(await problemOf(pdf.subarray(0, pdf.length - 40))).toBe('unreadable');
    expect(await problemOf(pdf.subarray(0, pdf.length / 2))).toBe('unreadable');
    expect(await problemOf(Buffer.from('%PDF-1.7\nnothing here'))).toBe('unreadable');
    expect(await problemOf(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'))).toBe('unreadable');
  });
});
