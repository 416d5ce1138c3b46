import type { ValidCalls } from './example.ts';

/** A code that no screen shows. */
const noCode = 'a'.repeat(43);

export const portalCalls = {
  'GET /login/getCaptcha': () => [
    { input: { query: { kind: 'image' } } },
    { input: { query: { kind: 'question' } } },
  ],
  // Signing in is a story of its own: sign-in.test.ts. Here only that the call stands open.
  'POST /login/token': () => [],
  // As are codes and new passwords: send-code.test.ts, reset-password.test.ts.
  'POST /login/getMessage': () => [],
  'POST /login/checkResetCode': () => [],
  'POST /login/resetPassword': () => [],
  // And invitations: invitations.test.ts.
  'POST /login/invitation': () => [],
  'POST /login/acceptInvitation': () => [],
  // And codes on screens: qr-sign-in.test.ts.
  'POST /login/qrCode': () => [],
  'POST /login/qrState': () => [],
  'POST /user/scanSignIn': () => [{ input: { body: { code: noCode } }, own: 'QR_OVER' }],
  'POST /user/answerSignIn': () => [{ input: { body: { answer: 'refuse', code: noCode } }, own: 'QR_OVER' }],
  'GET /login/loginOut': () => [{ input: {} }],
  'POST /user/getBaseUserInfo': () => [{ input: {} }],
  'POST /user/getUnsavedWorkKey': () => [{ input: {} }],
  'GET /index/index': () => [{ input: {} }],
  'GET /index/getAbout': () => [{ input: { query: {} } }],
  'GET /index/getJobs': () => [{ input: { query: { lang: 'en' } } }],
  'GET /index/getJob': () => [{ input: { query: { slug: 'lcl-operations-shenzhen' } } }],
  'GET /index/getLegal': () => [
    { input: { query: { kind: 'terms' } } },
    { input: { query: { kind: 'privacy', lang: 'en' } } },
  ],
  'GET /index/getTransitTimes': () => [{ input: { query: {} } }],
  'GET /index/getWarehouses': () => [{ input: { query: { words: 'ont', kind: 'amazon' } } }],
  // What two right facts show is in track.test.ts: nobody but whoever has both gets it.
  'POST /index/track': ({ businessNumber, word }) => [
    {
      input: { body: { number: businessNumber, proof: word } },
      foreign: 'NOT_TRACKED',
      own: 'NOT_TRACKED',
    },
    { input: { body: { number: 'CSQU3054383', proof: word } }, own: 'NOT_TRACKED' },
  ],
  'GET /remotes': () => [{ input: {} }],
  'GET /remotes/current': () => [{ input: {} }],
  'GET /remotes/files': () => [{ input: {} }],
  'POST /remotes/report': () => [
    {
      input: {
        body: { deployment: 0, outcomes: [{ remote: 'booking', version: '0.1.0', outcome: 'started' }] },
      },
    },
  ],
  'GET /business/customerOrderInfo': () => [{ input: {} }],
  'GET /user/consoleLayout': () => [{ input: {} }],
  'POST /user/consoleLayout': () => [
    {
      input: {
        body: { order: ['booking/recent'], hidden: [], functions: ['/business/lcl/index'], version: null },
      },
    },
  ],
  'POST /user/resetConsoleLayout': () => [{ input: { body: {} } }],
  'GET /business/search': ({ word }) => [
    { input: { query: { words: word } }, foreign: 'unrelated' },
    // Any container of the tests'.
    { input: { query: { words: 'TGHU' } }, foreign: 'unrelated' },
  ],
  'GET /health': () => [{ input: {} }],
  'GET /ready': () => [{ input: {} }],
  'GET /select/getPortList': () => [{ input: {} }],
  'GET /select/shipMode': () => [{ input: {} }],
  'GET /select/shipModeNew': () => [{ input: {} }],
  'GET /select/getPackList': () => [{ input: {} }],
  'GET /select/getSizeList': () => [{ input: {} }],
  'GET /select/getCarrierList': () => [{ input: {} }],
  'GET /select/getAirportList': () => [{ input: {} }],
  'GET /select/getAmazonList': () => [{ input: {} }],
  'GET /select/getWmtList': () => [{ input: {} }],
  'GET /select/getOtherWarehouseList': () => [{ input: {} }],
  'GET /select/getCountryList': () => [{ input: {} }],
  'GET /select/getSalasList': () => [{ input: {} }],
  'GET /select/getServiceList': () => [{ input: {} }],
} satisfies Partial<ValidCalls>;
