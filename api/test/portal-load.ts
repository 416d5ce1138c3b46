import { setTimeout as pause } from 'node:timers/promises';
import { type BookingBasics, type CargoLine, emptyCargoLine } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaDay } from '../src/china-time.ts';
import type { DistantCaller } from './distant-caller.ts';
import { fclBooking } from './fcl-booking.ts';
import { cargoLine, lclBooking, saveRequest } from './lcl-booking.ts';
import { makeWorkbook } from './make-workbook.ts';

export const submitOf = {
  lcl: 'POST /business/submitBookingLcl',
  fcl: 'POST /business/submitBookingFcl',
} as const;

/** Reads back what `submitOf` saved. */
export const readOf = {
  lcl: 'GET /business/getBookingByIdLcl',
  fcl: 'GET /business/getBookingByIdFcl',
} as const;

type Kind = keyof typeof submitOf;
type SaveAnswer = EndpointResult<Endpoints[(typeof submitOf)['lcl']]>;
type Body = ReturnType<typeof saveRequest<BookingBasics>>;

/** What was acknowledged while the server was killed again and again. */
export type LoadRecord = {
  /** Each save that was answered, in the order of the saves of one booking. */
  saved: { kind: Kind; body: Body; answer: SaveAnswer }[];
  /** The customer's own numbers of bookings that were asked for once, the answer unheard: there or not. */
  abandoned: string[];
  /** Business numbers that were handed out. */
  numbers: string[];
  /** Tasks that were promised. */
  tasks: string[];
  imports: number;
};

const ownNumberPrefix = 'KILL-';
export const isOwnNumber = (customerBusinessNumber: string) =>
  customerBusinessNumber.startsWith(ownNumberPrefix);

type Load = {
  record: LoadRecord;
  finish: () => Promise<void>;
  /** Rejects when a call is refused that should have succeeded. */
  failed: Promise<never>;
};

/** Several that save, import and export at once, until `finish`: then each still gets the answer that it waits for. */
export function loadPortal(caller: DistantCaller): Load {
  const record: LoadRecord = { saved: [], abandoned: [], numbers: [], tasks: [], imports: 0 };
  let isOver = false;
  let made = 0;
  const again = async (work: (turn: number) => Promise<void>, restMs: number) => {
    while (!isOver) {
      made += 1;
      await work(made);
      await pause(Math.random() * 2 * restMs);
    }
  };
  const booker = () => again(async (turn) => await book(caller, record, turn, [cargoLine()]), 20);
  const work = Promise.all([
    booker(),
    booker(),
    booker(),
    again(async (turn) => await book(caller, record, turn, await importGoods(caller, record, turn)), 250),
    again(async () => await exportList(caller, record), 400),
  ]);
  const failed = work.then(() => new Promise<never>(() => undefined));
  // Told to who waits for it, and by `finish`.
  for (const told of [work, failed]) told.catch(() => undefined);
  return {
    record,
    failed,
    finish: async () => {
      isOver = true;
      await work;
    },
  };
}

/** Every second booking takes its number before, some are drafts first, and of some nobody asks what became of them. */
async function book(caller: DistantCaller, record: LoadRecord, turn: number, cargo: CargoLine[]) {
  const kind = turn % 3 === 0 ? 'fcl' : 'lcl';
  const etd = toChinaDay(new Date(Date.now() + 20 * 86_400_000)); // the server's clock is the real one
  const changes = { customerBusinessNumber: `${ownNumberPrefix}${turn}`, etd, cargo };
  const booking: BookingBasics = kind === 'lcl' ? lclBooking(changes) : fclBooking(changes);
  const number = turn % 2 === 0 ? { businessNumber: await takeNumber(caller, record, kind) } : {};
  const save = async (body: Body, answer: Promise<SaveAnswer>) => {
    const saved = { kind, body, answer: await answer } as const;
    record.saved.push(saved);
    return saved.answer;
  };
  if (turn % 5 === 0) {
    const body = saveRequest(booking, number);
    const heard = await caller.call(submitOf[kind], { body });
    if (heard === null) record.abandoned.push(changes.customerBusinessNumber);
    else await save(body, acknowledged(heard));
    return;
  }
  if (turn % 4 !== 0) {
    const body = saveRequest(booking, number);
    await save(body, caller.insist(submitOf[kind], { body }));
    return;
  }
  const draft = saveRequest(booking, { ...number, action: 'saveDraft' });
  const { id, version } = await save(draft, caller.insist(submitOf[kind], { body: draft }));
  const body = saveRequest(booking, { id, version });
  await save(body, caller.insist(submitOf[kind], { body }));
}

async function acknowledged({ status, code, data }: { status: number; code: string; data: SaveAnswer }) {
  if (status !== 200) throw new Error(`A booking was refused: ${status} ${code}`);
  return data;
}

async function takeNumber(caller: DistantCaller, record: LoadRecord, kind: Kind): Promise<string> {
  const { businessNumber } = await caller.insist('GET /business/getServeceId', { query: { kind } });
  record.numbers.push(businessNumber);
  return businessNumber;
}

const importedRows = 40;

/** Goods as the server read them out of a workbook; throws where it read others than stand there. */
async function importGoods(caller: DistantCaller, record: LoadRecord, turn: number): Promise<CargoLine[]> {
  const rows = Array.from({ length: importedRows }, (_, at) => [
    `灯具 ${turn}-${at}`,
    at + 1,
    80.5,
    1.25,
    '纸箱',
  ]);
  const content = makeWorkbook({ sheets: [{ rows: [['品名', '件数', '毛重', '体积', '包装'], ...rows] }] });
  const upload = new File([new Uint8Array(content)], '货物.xlsx');
  const { lines } = await caller.insist('POST /import_excel_deal/importFbaGoodsFile', { upload, query: {} });
  const read = lines.map(({ cells }) => ({
    ...emptyCargoLine(),
    goods_name: cells.goods_name,
    package: Number(cells.package),
    weight: Number(cells.weight),
    volume: Number(cells.volume),
    pack: cells.pack,
  }));
  const names = read.map(({ goods_name, package: cartons }) => [goods_name, cartons]);
  if (JSON.stringify(names) !== JSON.stringify(rows.map(([name, cartons]) => [name, cartons])))
    throw new Error(`Read was ${JSON.stringify(names)}`);
  record.imports += 1;
  return read;
}

/** Asks for a file by a task; nobody asks again for one of which no word came. */
async function exportList(caller: DistantCaller, record: LoadRecord): Promise<void> {
  const heard = await caller.call('POST /file/exportList', { body: { list: 'lclBookings', query: {} } });
  if (heard?.status === 200) record.tasks.push(heard.data.id);
  // As many as may run at once are running.
  else if (heard && heard.status !== 429 && heard.code !== 'TASKS_BUSY')
    throw new Error(`An export was refused: ${heard.status} ${heard.code}`);
}
