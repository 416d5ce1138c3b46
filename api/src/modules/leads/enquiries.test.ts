import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enquire, newApplication, newQuotation, uploadCv } from '../../../test/enquiring.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { activePdfs, samplePdf, samplePicture } from '../../../test/sample-files.ts';
import { toChinaDay } from '../../china-time.ts';
import { seedReference } from '../../seed/reference/seed-reference.ts';
import { inspectContent } from '../uploads/inspect/inspect-content.ts';
import { leadsPerDay } from './lead-limits.ts';
import { sweepCvs } from './sweep/sweep-cvs.ts';

const day = 24 * 3600;
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
});
afterAll(async () => await portal.close());
// A day of its own each: nobody's calls count to another's limits.
beforeEach(() => portal.clock.advance(day));

const stored = async () =>
  await portal.database.kysely.selectFrom('lead').selectAll().orderBy('number').execute();
const today = () => toChinaDay(portal.clock());
const firstNumber = () => `EN-${today().slice(2).replaceAll('-', '')}-0001`;
const ofToday = async () => (await stored()).filter(({ asked_on }) => asked_on === today());
/** The window of the calls' limit. */
const wait = () => portal.clock.advance(601);

describe('POST /index/submitEnquiry', () => {
  test('keeps what a visitor asks and gives its number', async () => {
    const content = newQuotation({ phone: '１３９ ００００ ９９０１' });
    const answer = await enquire(portal, content);
    expect([answer.statusCode, answer.json().data]).toEqual([200, { number: firstNumber() }]);
    const [lead] = await ofToday();
    expect(lead).toMatchObject({
      kind: 'quotation',
      state: 'new',
      phone: '13900009901',
      company: content.company,
      is_doubtful: false,
      owner_id: null,
      content: { ...content, phone: '13900009901' },
    });
  });

  test('the same key is one lead with one answer, also where both calls run at once', async () => {
    const [content, idempotencyKey] = [newQuotation(), randomUUID()];
    const send = () => enquire(portal, content, { idempotencyKey });
    const answers = await Promise.all([send(), send()]);
    portal.clock.advance(day);
    answers.push(await send());
    expect(new Set(answers.map((answer) => answer.json().data.number)).size).toBe(1);
    const keys = (await stored()).filter((lead) => lead.name === content.name);
    expect(keys).toHaveLength(1);
    const other = await enquire(portal, { ...content, goods: '音箱' }, { idempotencyKey });
    expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('whoever fills the field that nobody sees is kept and marked, and answered like anybody', async () => {
    const v7 = '厦门示例贸易有限公司';
    const quotation = await enquire(portal, newQuotation(), { v7 });
    const application = await enquire(portal, newApplication(), { v7 });
    const blank = await enquire(portal, newQuotation(), { v7: ' 　' });
    expect([quotation, application, blank].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await ofToday()).map(({ number, is_doubtful }) => [number, is_doubtful])).toEqual([
      [quotation.json().data.number, true],
      [application.json().data.number, true],
      [blank.json().data.number, false],
    ]);
  });

  test('what is wrong is said at its field, and nothing is kept', async () => {
    const wrong = newQuotation({ phone: '', from: '', readyOn: '2020-01-01', weight: -1 });
    const answer = await enquire(portal, wrong);
    expect(answer.statusCode).toBe(400);
    const fields = answer.json().fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['content.from', 'content.phone', 'content.weight', 'content.readyOn']);
    const person = { name: '王', phone: '', mail: 'wang@sample.test', words: '你好' };
    const noBranch = await enquire(portal, { kind: 'contact', branch: 'XX', ...person });
    expect(noBranch.json().fields[0].field).toBe('content.branch');
    const branch = await enquire(portal, { kind: 'contact', branch: 'sz', ...person });
    expect([branch.statusCode, (await ofToday()).length]).toEqual([200, 1]);
  });

  test('emoji stay in names, NUL and halves of characters do not, and a long text is refused', async () => {
    const answer = await enquire(portal, newQuotation({ name: '王\0小\ud83d明👨‍👩‍👧' }));
    expect(answer.statusCode).toBe(200);
    const [lead] = await ofToday();
    expect(lead?.name).toMatch(/^王小.?明👨‍👩‍👧$/u);
    const long = await enquire(portal, newQuotation({ words: '字'.repeat(2001) }));
    expect([long.statusCode, long.json().fields[0].field]).toEqual([400, 'content.words']);
  });

  test('one phone, and one address however it is written, asks ten times a day', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count < 11; count += 1) {
      wait();
      const mail = count % 2 === 0 ? 'Wang@sample.test' : 'wang@SAMPLE.test';
      codes.push((await enquire(portal, newQuotation({ phone: '', mail }))).json().code);
    }
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 'RATE_LIMITED']);
    const { phone } = newQuotation();
    for (let count = 0; count < 10; count += 1) {
      wait();
      expect((await enquire(portal, newQuotation({ phone }))).statusCode).toBe(200);
    }
    wait();
    const refused = await enquire(portal, newQuotation({ phone: phone?.replace(/^139/, '+86 139 ') ?? '' }));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    portal.clock.advance(day);
    expect((await enquire(portal, newQuotation({ phone }))).statusCode).toBe(200);
  });

  test('one network sends no more than fifty a day, and thirty in ten minutes', async () => {
    const send = async (times: number) => {
      const codes: unknown[] = [];
      for (let count = 0; count < times; count += 1)
        codes.push((await enquire(portal, newQuotation())).json().code);
      return codes;
    };
    expect((await send(31)).filter((code) => code === 200)).toHaveLength(30);
    wait();
    const codes = await send(21);
    expect([codes.slice(0, 20).every((code) => code === 200), codes.at(-1)]).toEqual([true, 'RATE_LIMITED']);
    expect(await ofToday()).toHaveLength(50);
  });

  test('a day that is full says until when, and keeps nothing', async () => {
    await portal.database.kysely
      .insertInto('lead_serial')
      .values({ day: today(), last: leadsPerDay })
      .execute();
    const answer = await enquire(portal, newQuotation());
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    const midnight = Date.parse(`${today()}T24:00:00+08:00`);
    const left = Math.ceil((midnight - portal.clock().getTime()) / 1000);
    expect(answer.json().texts.en).toContain(`${left} seconds`);
    expect(await ofToday()).toEqual([]);
  });

  test('another site cannot send it from its page', async () => {
    const body = { idempotencyKey: randomUUID(), content: newQuotation() };
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await portal.visitor.call('POST /index/submitEnquiry', { body }, headers);
    expect(answer.json().code).toBe('CROSS_SITE_REQUEST');
  });
});

describe('a CV', () => {
  const cvs = async () => await portal.database.kysely.selectFrom('lead_cv').selectAll().execute();
  const sweep = async () => await sweepCvs({ ...portal, database: portal.database.kysely });

  test('is a PDF or a picture, named by a secret, and goes with one application', async () => {
    const { cv, fileName } = (await uploadCv(portal, await samplePdf())).json().data;
    expect([fileName, cv]).toEqual(['简历.pdf', expect.stringMatching(/^[\w-]{43}$/)]);
    expect(JSON.stringify(await cvs())).not.toContain(cv);
    expect(portal.log.join('')).not.toContain(cv);
    const picture = (await uploadCv(portal, await samplePicture('jpeg'), 'cv.png')).json().data;
    expect(picture.fileName).toBe('cv.png.jpg');
    const [content, idempotencyKey] = [newApplication({ cv }), randomUUID()];
    const [sent, again] = [
      await enquire(portal, content, { idempotencyKey }),
      await enquire(portal, content, { idempotencyKey }),
    ];
    expect([sent.statusCode, again.json().data]).toEqual([200, sent.json().data]);
    const other = await enquire(portal, newApplication({ cv }));
    expect([other.statusCode, other.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'CV_GONE', field: 'content.cv' }),
    ]);
    const [lead, ...more] = await ofToday();
    expect([more, JSON.stringify(lead?.content)]).toEqual([[], expect.not.stringContaining(cv)]);
  });

  test('of 40 MB is refused with the limit, and so is what is no CV', async () => {
    const large = await uploadCv(portal, new Uint8Array(40 * 1024 * 1024));
    expect([large.statusCode, large.json().code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
    expect(large.json().message).toContain('10');
    const code = async (content: Uint8Array) => (await uploadCv(portal, content)).json().code;
    expect(await code(Buffer.from('<svg/>'))).toBe('UPLOAD_KIND_REFUSED');
    const [active] = Object.values(activePdfs);
    expect(await code(await samplePdf(active))).toBe('UPLOAD_ACTIVE_CONTENT');
    expect((await cvs()).filter(({ bytes }) => bytes > 10 * 1024 * 1024)).toEqual([]);
  });

  test('that nobody sends is gone after 14 days, a sent one after 180', async () => {
    portal.clock.advance(15 * day);
    await sweep();
    const upload = async () => (await uploadCv(portal, await samplePdf())).json().data.cv;
    const [unsent, sent] = [await upload(), await upload()];
    const { number } = (await enquire(portal, newApplication({ cv: sent }))).json().data;
    portal.clock.advance(13 * day);
    expect(await sweep()).toBe(0);
    portal.clock.advance(1.5 * day);
    const late = await enquire(portal, newApplication({ cv: unsent }));
    expect(late.json().code).toBe('CV_GONE');
    expect(await sweep()).toBe(1);
    const lead = (await stored()).find((each) => each.number === number);
    const [kept] = (await cvs()).filter(({ lead_id }) => lead_id === lead?.id);
    expect(await portal.files.exists(kept?.storage_key ?? '')).toBe(true);
    portal.clock.advance(166 * day);
    await sweep();
    expect(await portal.files.exists(kept?.storage_key ?? '')).toBe(false);
    const [forgotten] = (await cvs()).filter(({ lead_id }) => lead_id === lead?.id);
    expect([forgotten?.file_name, forgotten?.deleted_at !== null]).toEqual(['', true]);
  });

  test('one network keeps thirty that it has not sent', async () => {
    const pdf = await samplePdf();
    const codes: unknown[] = [];
    for (let count = 0; count < 31; count += 1) {
      if (count % 20 === 0) wait();
      codes.push((await uploadCv(portal, pdf)).json().code);
    }
    expect(codes.at(-1)).toBe('UPLOAD_QUOTA_REACHED');
  });
});
