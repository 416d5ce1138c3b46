import { airPermission } from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Caller } from './caller.ts';
import { openSystem } from './integration-system.ts';
import type { Portal, SignedIn } from './portal.ts';
import { makeThings, type Things } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

/** The calls that the portal is known by: they keep path and method, whatever else is built. */
const namedCalls = [
  'POST /login/token',
  'POST /login/regUser',
  'GET /login/loginOut',
  'GET /login/getCaptcha',
  'POST /login/getMessage',
  'GET /business/getUserMessage',
  'GET /business/readMessage',
  'GET /business/getBookingListLcl',
  'GET /business/getServeceId',
  'GET /business/getBookingByIdLcl',
  'POST /business/submitBookingLcl',
  'GET /business/getBookingListFcl',
  'GET /business/getBookingByIdFcl',
  'POST /business/submitBookingFcl',
  'POST /business/delBookingList',
  'GET /business/getPay',
  'GET /business/getTax',
  'GET /business/getMerge',
  'POST /business/payClearData',
  'POST /business/subTaxData',
  'POST /business/payClearMergeData',
  'GET /business/getBookingUnfinished',
  'GET /business/customerOrderInfo',
  'GET /business/getWarehouseCode',
  'POST /business/submitPayDeal',
  'POST /business/delPayClear',
  'GET /business/getAirExportList',
  'POST /business/applyUpdateData',
  'GET /business/getContainerTrace',
  'GET /business/getFeeList',
  'POST /business/entryInfoConfirm',
  'POST /login/upload',
  'POST /uploadFile',
  'POST /login/uploadLicense',
  'POST /login/uploadIdCard',
  'POST /business/clearance',
  'POST /business/uploadPayImg',
  'POST /business/importDecFile',
  'POST /import_excel_deal/importFbaGoodsFile',
  'POST /import_excel_deal/importFclGoodsFile',
  'GET /fileExport',
  'GET /export/exportFigure',
  'GET /export/exportMark',
  'GET /file/menu',
  'GET /file/list',
  'GET /cost/getFeeList',
  'GET /cost/getExpense',
  'POST /cost/cost_confirm',
  'GET /cost/downCost',
  'GET /index/index',
  'GET /index/getNewsList',
  'GET /index/getNewsCate',
  'GET /index/getNewsDetail',
  'GET /index/getNewsNewest',
  'GET /select/shipMode',
  'GET /select/shipModeNew',
  'GET /select/getPortList',
  'GET /select/getAmazonList',
  'GET /select/getWmtList',
  'GET /select/getOtherWarehouseList',
  'GET /select/getPackList',
  'GET /select/getSizeList',
  'GET /select/getServiceList',
  'GET /select/getSalasList',
  'POST /user/getBaseUserInfo',
  'POST /user/getCustomerInfo',
  'POST /user/updateInfo',
  'POST /user/updatePhone',
  'POST /user/getContainerSetting',
  'POST /user/updatePassword',
  'POST /user/submitContainerSetting',
  'POST /user/addSubAccount',
  'POST /user/changePhoneMessage',
  'GET /user/getOpLogList',
  'GET /user/getMessageList',
  'GET /user/getSubAccount',
  'GET /user/tasksList',
  'GET /system/menu/my/:version',
  'GET /system/menu/list',
  'GET /system/dic/tree',
  'GET /system/dic/list',
  'GET /system/dic/get',
  'GET /system/role/list2',
  'GET /system/dept/list',
  'GET /system/user/list',
  'GET /system/app/list',
  'GET /system/log/list',
  'GET /system/table/list',
  'GET /system/table/info',
  'GET /menu',
  'GET /demo/ver',
  'POST /demo/post',
  'GET /demo/page',
  'GET /demo/list',
  'GET /demo/status',
] as const satisfies (keyof typeof endpoints)[];

type NamedCall = (typeof namedCalls)[number];

let portal: Portal;
let person: SignedIn;
let things: Things;
let staff: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Customer', { role: 'manager', permissions: [airPermission] });
  things = await makeThings(portal, person, 'named');
  staff = await portal.signIn('Staff', { role: 'administrator' });
});
afterAll(async () => await portal.close());

async function callerOf(key: NamedCall, isOfStaff: boolean): Promise<Caller> {
  const { access }: EndpointDefinition = endpoints[key];
  if (access === 'integrationKey') return await openSystem(portal);
  // A session of its own each time: one of the calls ends it.
  return await (isOfStaff ? staff : person).again();
}

test.each(namedCalls)('%s is answered to whom it is for', async (key) => {
  const [example] = validCalls[key](things);
  if (!example) {
    // A way in, which takes a captcha, a code or a file: it says what it misses.
    const answer = await portal.visitor.call(key, {} as never);
    expect([400, 415]).toContain(answer.statusCode);
    return;
  }
  const { input, own = null }: { input: object; own?: string | null } = example;
  // What customers are refused is for staff, and what a session is refused is for systems: both name a thing that
  // nobody has.
  const isForOthers = own === 'FORBIDDEN' || own === 'INTEGRATION_KEY_REFUSED';
  const caller = await callerOf(key, own === 'FORBIDDEN');
  const answer = await caller.call(key, input as never); // a right call of this key
  const code = answer.statusCode === 200 ? null : answer.json().code;
  expect(isForOthers ? [null, 'NOT_FOUND'] : [own]).toContain(code);
});

test('there are 95 of them', () => {
  expect(new Set(namedCalls).size).toBe(95);
});
