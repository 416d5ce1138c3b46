import { randomUUID } from 'node:crypto';
import type { ContentKind, ContentOf, Locale, SiteContent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { samplePicture } from '../../../../test/sample-files.ts';
import { seedReference } from '../../../seed/reference/seed-reference.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

let portal: Portal;
let editor: SignedIn;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  await seedReference({ database: portal.database.kysely, clock: portal.clock });
  editor = await portal.signIn('Berth', { role: 'operator', permissions: ['site:edit'] });
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(3600));

const banner: ContentOf<'banner'> = {
  kind: 'banner',
  titleZh: '春节期间照常收货',
  titleEn: 'Open over the Spring Festival',
  lineZh: '盐田与宁波仓库每天 9 点至 17 点',
  lineEn: 'Yantian and Ningbo, 9 to 17 every day',
  link: '/index/contact',
  linkWordsZh: '查看地址',
  linkWordsEn: 'Addresses',
  pictureId: null,
  from: null,
  until: null,
  ordinal: 1,
  isShown: true,
};
const bulletin: ContentOf<'bulletin'> = {
  kind: 'bulletin',
  textZh: '系统 12 月 5 日凌晨维护',
  textEn: 'Maintenance in the night to 5 December',
  day: '2026-11-20',
  link: '',
  from: null,
  until: null,
  isPinned: false,
};
const job: ContentOf<'job'> = {
  kind: 'job',
  titleZh: '空运操作',
  titleEn: 'Air Freight Operator',
  slug: '',
  branchCode: 'SZ',
  employment: 'fullTime',
  postedOn: '2026-11-01',
  validUntil: '2027-06-30',
  isOpen: true,
  ordinal: 9,
  descriptionZh: '安排航班\n\n跟进提货',
  descriptionEn: 'Book flights\nFollow the pick-up',
  requirementsZh: '英语良好',
  requirementsEn: 'Good English',
};

const list = async <Kind extends ContentKind>(kind: Kind) =>
  (await (await editor.again()).get('GET /system/site/content/list', { query: { kind } })) as {
    id: string;
    version: number;
    record: ContentOf<Kind>;
  }[]; // of that kind

type Change = { id?: string; version?: number; record: SiteContent; idempotencyKey?: string };
const save = async ({ idempotencyKey = randomUUID(), ...change }: Change, by = editor) =>
  await (await by.again()).call('POST /system/site/content/save', { body: { idempotencyKey, ...change } });
const add = async (record: SiteContent): Promise<{ id: string; version: number }> =>
  (await save({ record })).json().data;
const remove = async (kind: Exclude<ContentKind, 'branch'>, id: string, version: number) =>
  await (await editor.again()).call('POST /system/site/content/remove', { body: { kind, id, version } });
const fieldsOf = async (record: SiteContent, id?: string) => {
  const answer = await save(id === undefined ? { record } : { id, version: 1, record });
  const { fields = [] } = answer.json() as { fields?: { field: string }[] };
  return fields.map(({ field }) => field);
};
const about = async (lang: Locale) => await portal.visitor.get('GET /index/getAbout', { query: { lang } });
const banners = async (lang: Locale = 'zh-CN') =>
  await portal.visitor.get('GET /index/getBanners', { query: { lang } });
const bulletins = async (lang: Locale = 'zh-CN') =>
  await portal.visitor.get('GET /index/getBulletins', { query: { lang } });
/** As a release with other content starts. */
const ship = async () => {
  const { kysely } = portal.database;
  await kysely.updateTable('seed_record').set({ content_hash: 'of a release before' }).execute();
  await seedReference({ database: kysely, clock: portal.clock });
};

describe('banners', () => {
  test('are on the home page in both languages as soon as they are saved, three at most, in their order', async () => {
    expect(await banners()).toEqual([]);
    const { id } = await add({ ...banner, ordinal: 3 });
    expect(await banners()).toEqual([
      {
        id,
        title: banner.titleZh,
        line: banner.lineZh,
        link: { to: '/index/contact', words: '查看地址' },
        picture: null,
      },
    ]);
    expect((await banners('en'))[0]).toMatchObject({ title: banner.titleEn, link: { words: 'Addresses' } });
    const first = { ...banner, link: '', linkWordsZh: '', linkWordsEn: '', titleZh: '第一', ordinal: 0 };
    await add(first);
    for (const ordinal of [4, 5]) await add({ ...banner, ordinal });
    const shown = await banners();
    expect(shown.map(({ title, link }) => [title, link === null])).toEqual([
      ['第一', true],
      [banner.titleZh, false],
      [banner.titleZh, false],
    ]);
  });

  test('are shown between two moments in China, and not where staff hide them', async () => {
    for (const { id, version } of await list('banner')) await remove('banner', id, version);
    // It is 10 o'clock and a few hours of 20 November in China.
    const times = { from: '2026-11-21 09:00:00', until: '2026-11-21 18:00:00' };
    const { id } = await add({ ...banner, ...times });
    expect(await banners()).toEqual([]);
    portal.clock.advance(24 * 3600);
    expect((await banners()).map((each) => each.id)).toEqual([id]);
    expect((await list('banner'))[0]?.record).toMatchObject(times);
    await save({ id, version: 1, record: { ...banner, ...times, isShown: false } });
    expect(await banners()).toEqual([]);
    await save({ id, version: 2, record: { ...banner, ...times } });
    portal.clock.advance(12 * 3600);
    expect(await banners()).toEqual([]);
    expect((await list('banner')).length).toBe(1);
  });

  test('have a picture of the site, and none that is not there', async () => {
    const upload = new File([new Uint8Array(await samplePicture('png', 800, 450))], '横幅.png');
    const kept = await (await editor.again()).call('POST /system/articles/uploadPicture', { upload });
    const { id: pictureId } = kept.json().data;
    const { id } = await add({ ...banner, pictureId, ordinal: 0 });
    expect((await banners()).find((each) => each.id === id)?.picture).toEqual({
      id: pictureId,
      width: 800,
      height: 450,
    });
    expect(await fieldsOf({ ...banner, pictureId: randomUUID() })).toEqual(['record.pictureId']);
  });

  test('what is wrong stands at its field: a bad link, an end before the beginning, words without a link', async () => {
    for (const link of [
      'javascript:alert(1)',
      '//evil.test',
      'http://plain.test',
      'mailto:a@b.test',
      'index',
    ])
      expect(await fieldsOf({ ...banner, link })).toEqual(['record.link']);
    const times = { from: '2026-12-02 00:00:00', until: '2026-12-01 00:00:00' };
    expect(await fieldsOf({ ...banner, ...times })).toEqual(['record.until']);
    expect(await fieldsOf({ ...banner, from: '2026-02-30 00:00:00' })).toEqual(['record.from']);
    expect(await fieldsOf({ ...banner, link: '' })).toEqual(['record.link']);
    expect(await fieldsOf({ ...banner, linkWordsEn: '' })).toEqual(['record.linkWordsEn']);
    const wrong = { ...banner, titleEn: ' ', lineZh: '字'.repeat(121), ordinal: 1.5 };
    expect(await fieldsOf(wrong)).toEqual(['record.titleEn', 'record.lineZh', 'record.ordinal']);
  });
});

describe('bulletins', () => {
  test('stand with the pinned first, then the newest, in both languages, and go when they are over', async () => {
    await add(bulletin);
    await add({ ...bulletin, textZh: '较早', day: '2026-11-01', link: 'https://berth.test/notice' });
    const { id } = await add({ ...bulletin, textZh: '置顶', day: '2026-10-01', isPinned: true });
    const told = await bulletins();
    expect(told.map(({ text, day, link }) => [text, day, link])).toEqual([
      ['置顶', '2026-10-01', null],
      [bulletin.textZh, '2026-11-20', null],
      ['较早', '2026-11-01', 'https://berth.test/notice'],
    ]);
    expect((await bulletins('en'))[1]?.text).toBe(bulletin.textEn);
    const [one] = await portal.visitor.get('GET /index/getBulletins', { query: { limit: 1 } });
    expect(one?.id).toBe(id);
    await save({ id, version: 1, record: { ...bulletin, until: '2026-11-20 08:00:00' } });
    expect((await bulletins()).length).toBe(2);
    expect(await fieldsOf({ ...bulletin, day: null, textEn: '' })).toEqual(['record.textEn', 'record.day']);
  });
});

describe('jobs', () => {
  const jobs = async (lang: Locale) =>
    (await portal.visitor.get('GET /index/getJobs', { query: { lang } })).jobs;

  test('a new one is on the site with lines in both languages, under a name of its English title', async () => {
    const { id } = await add(job);
    const shown = (await jobs('en')).find((each) => each.id === id);
    expect(shown).toMatchObject({
      slug: 'air-freight-operator',
      title: 'Air Freight Operator',
      description: ['Book flights', 'Follow the pick-up'],
      branch: { code: 'SZ' },
      kind: 'fullTime',
    });
    expect((await jobs('zh-CN')).find((each) => each.id === id)?.description).toEqual([
      '安排航班',
      '跟进提货',
    ]);
    const second = await add(job);
    expect((await jobs('en')).find((each) => each.id === second.id)?.slug).toBe('air-freight-operator-2');
  });

  test('a name that another one has is refused, its own is not', async () => {
    const [first] = await list('job');
    if (!first) throw new Error('There are jobs');
    expect(await fieldsOf({ ...job, slug: first.record.slug })).toEqual(['record.slug']);
    expect(await fieldsOf({ ...job, slug: 'Not A Slug' })).toEqual(['record.slug']);
    const { id, version, record } = first;
    expect((await save({ id, version, record })).json().data).toEqual({ id, version: version + 1 });
    expect(await fieldsOf({ ...job, branchCode: 'XX', validUntil: '2026-10-01' })).toEqual([
      'record.validUntil',
      'record.branchCode',
    ]);
  });

  test('one that a release brings does not come where its name in addresses is another one’s', async () => {
    const shipped = (await list('job')).find(({ record }) => record.slug === 'customs-declarant-ningbo');
    if (!shipped) throw new Error('A release ships it');
    const { id, version, record } = shipped;
    await save({ id, version, record: { ...record, slug: 'declarant' } });
    await add({ ...job, slug: 'customs-declarant-ningbo' });
    await portal.database.kysely.updateTable('job').where('id', '=', id).set({ version: 1 }).execute();
    await ship();
    expect((await jobs('en')).find((each) => each.id === id)?.slug).toBe('declarant');
  });
});

describe('branches', () => {
  test('what staff change is at once on the home page and on the page about the company', async () => {
    const home = async () => (await portal.visitor.get('GET /index/index')).page.en.branches;
    await home();
    const stored = (await list('branch')).find(({ id }) => id === 'QD');
    if (!stored) throw new Error('There is a branch in Qingdao');
    const { version, record } = stored;
    expect(record.hours.monday).toBe('08:30-12:00, 13:30-18:30');
    const hours = { ...record.hours, monday: '９：００－12:00、13:30至24:00', sunday: '' };
    const changed = { ...record, nameEn: 'Qingdao office', phone: '+86 532 0000 1234', hours };
    expect((await save({ id: 'QD', version, record: changed })).statusCode).toBe(200);
    expect((await home()).find(({ code }) => code === 'QD')).toMatchObject({ name: 'Qingdao office' });
    const shown = (await about('en')).branches.find(({ code }) => code === 'QD');
    expect(shown?.phone).toBe('+86 532 0000 1234');
    expect(shown?.hours.filter(({ weekday }) => weekday === 1)).toEqual([
      { weekday: 1, opens: '09:00', closes: '12:00' },
      { weekday: 1, opens: '13:30', closes: '24:00' },
    ]);
    await ship();
    expect((await home()).find(({ code }) => code === 'QD')?.name).toBe('Qingdao office');
  });

  test('none is added, and what cannot be read stands at its field', async () => {
    const [branch] = await list('branch');
    if (!branch) throw new Error('There are branches');
    expect((await save({ record: branch.record })).json().code).toBe('NOT_FOUND');
    expect((await save({ id: 'XX', version: 1, record: branch.record })).json().code).toBe('NOT_FOUND');
    const hours = { ...branch.record.hours, monday: '18:00-08:00', tuesday: '08:00-12:00, 11:00-14:00' };
    expect(await fieldsOf({ ...branch.record, hours, lat: 91, phone: 'x' }, branch.id)).toEqual([
      'record.phone',
      'record.lat',
      'record.hours.monday',
      'record.hours.tuesday',
    ]);
  });

  test('a closed day is told with its branch, or with all', async () => {
    const closed: ContentOf<'closedDay'> = {
      kind: 'closedDay',
      day: '2026-12-24',
      branchCode: 'NB',
      reasonZh: '盘点',
      reasonEn: 'Stocktaking',
    };
    await add(closed);
    const daysOf = async (code: string) =>
      (await about('en')).branches.find((each) => each.code === code)?.closedDays;
    expect(await daysOf('NB')).toContainEqual({ day: '2026-12-24', reason: 'Stocktaking' });
    expect(await daysOf('SZ')).not.toContainEqual({ day: '2026-12-24', reason: 'Stocktaking' });
    await add({ ...closed, branchCode: '' });
    expect(await daysOf('SZ')).toContainEqual({ day: '2026-12-24', reason: 'Stocktaking' });
  });
});

describe('certificates and history', () => {
  test('are changed in both languages, and what was removed does not come back with the next release', async () => {
    const [first] = await list('certificate');
    if (!first) throw new Error('A release ships certificates');
    const { id, version, record } = first;
    await save({ id, version, record: { ...record, nameZh: '新执照', nameEn: 'New licence', ordinal: 99 } });
    expect((await about('zh-CN')).certificates.at(-1)?.name).toBe('新执照');
    expect((await about('en')).certificates.at(-1)?.name).toBe('New licence');
    for (const kind of ['certificate', 'history', 'closedDay', 'job'] as const) {
      const [shipped] = await list(kind);
      if (!shipped) throw new Error('A release ships them');
      expect((await remove(kind, shipped.id, shipped.version)).statusCode).toBe(200);
      await ship();
      expect((await list(kind)).map((each) => each.id)).not.toContain(shipped.id);
    }
  });

  test('an event of the company stands by its month', async () => {
    const event: ContentOf<'history'> = {
      kind: 'history',
      year: 2012,
      month: 2,
      titleZh: '第二间仓库',
      titleEn: 'A second warehouse',
      textZh: '扩建',
      textEn: 'We grew.',
    };
    const { id } = await add(event);
    const { history } = await about('en');
    const at = history.findIndex((each) => each.id === id);
    expect(history[at]?.title).toBe('A second warehouse');
    expect(history.map(({ year, month }) => year * 12 + month)).toEqual(
      history.map(({ year, month }) => year * 12 + month).toSorted((one, other) => one - other),
    );
    expect(await fieldsOf({ ...event, month: 13, year: null })).toEqual(['record.year', 'record.month']);
  });
});

describe('whoever edits', () => {
  test('of two editors the later one is told that the record has changed, for saving and for removing', async () => {
    const { id } = await add(bulletin);
    const colleague = await portal.signIn('Berth', {
      account: 'colleague',
      customerId: editor.customerId,
      role: null,
      permissions: ['site:edit'],
    });
    await save({ id, version: 1, record: { ...bulletin, textZh: '第一位' } }, colleague);
    const late = await save({ id, version: 1, record: { ...bulletin, textZh: '第二位' } });
    expect([late.statusCode, late.json().code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await remove('bulletin', id, 1)).json().code).toBe('VERSION_CONFLICT');
    expect((await list('bulletin')).find((each) => each.id === id)?.record.textZh).toBe('第一位');
    expect((await remove('bulletin', id, 2)).statusCode).toBe(200);
    expect((await remove('bulletin', id, 2)).statusCode).toBe(404);
    expect((await save({ id, version: 2, record: bulletin })).statusCode).toBe(404);
    expect((await save({ id: 'x', version: 2, record: bulletin })).statusCode).toBe(404);
  });

  test('what is sent twice is there once, and a change says on which version it was made', async () => {
    const idempotencyKey = randomUUID();
    const before = (await list('bulletin')).length;
    const [one, other] = [
      await save({ idempotencyKey, record: bulletin }),
      await save({ idempotencyKey, record: bulletin }),
    ];
    expect(other.json().data).toEqual(one.json().data);
    expect((await list('bulletin')).length).toBe(before + 1);
    const { id } = one.json().data;
    expect((await save({ id, record: bulletin })).json().fields[0].field).toBe('version');
    const another = await save({ idempotencyKey, record: { ...bulletin, textZh: '别的' } });
    expect(another.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('nobody without the permission reads or writes', async () => {
    const member = await portal.signIn('Customer', { role: 'manager' });
    const body = { idempotencyKey: randomUUID(), record: bulletin };
    const gone = { kind: 'bulletin' as const, id: randomUUID(), version: 1 };
    const answers = [
      await member.call('GET /system/site/content/list', { query: { kind: 'bulletin' } }),
      await member.call('POST /system/site/content/save', { body }),
      await member.call('POST /system/site/content/remove', { body: gone }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});
