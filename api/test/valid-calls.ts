import { accountCalls } from './valid-calls/account-calls.ts';
import { articleCalls } from './valid-calls/article-calls.ts';
import { auditCalls } from './valid-calls/audit-calls.ts';
import { billActCalls } from './valid-calls/bill-act-calls.ts';
import { billCalls } from './valid-calls/bill-calls.ts';
import { billingCalls } from './valid-calls/billing-calls.ts';
import { bookingCalls } from './valid-calls/booking-calls.ts';
import { clientCalls } from './valid-calls/client-calls.ts';
import { customsCalls } from './valid-calls/customs-calls.ts';
import { declarationCalls } from './valid-calls/declaration-calls.ts';
import { deskCalls } from './valid-calls/desk-calls.ts';
import { dictionaryCalls } from './valid-calls/dictionary-calls.ts';
import type { ValidCalls } from './valid-calls/example.ts';
import { fileCalls } from './valid-calls/file-calls.ts';
import { integrationCalls } from './valid-calls/integration-calls.ts';
import { leadCalls } from './valid-calls/lead-calls.ts';
import { memberCalls } from './valid-calls/member-calls.ts';
import { menuCalls } from './valid-calls/menu-calls.ts';
import { messageCalls } from './valid-calls/message-calls.ts';
import { portalCalls } from './valid-calls/portal-calls.ts';
import { recordCalls } from './valid-calls/record-calls.ts';
import { registrationCalls } from './valid-calls/registration-calls.ts';
import { releaseCalls } from './valid-calls/release-calls.ts';
import { siteCalls } from './valid-calls/site-calls.ts';
import { staffCalls } from './valid-calls/staff-calls.ts';
import { supportCalls } from './valid-calls/support-calls.ts';
import { systemCalls } from './valid-calls/system-calls.ts';
import { tableCalls } from './valid-calls/table-calls.ts';
import { worklistCalls } from './valid-calls/worklist-calls.ts';

/**
 * Right calls of every endpoint: the generated suite tries each of them signed out, as its owner and as
 * somebody else. An endpoint without an entry does not compile.
 */
export const validCalls: ValidCalls = {
  ...portalCalls,
  ...menuCalls,
  ...siteCalls,
  ...articleCalls,
  ...accountCalls,
  ...bookingCalls,
  ...recordCalls,
  ...integrationCalls,
  ...billingCalls,
  ...fileCalls,
  ...tableCalls,
  ...memberCalls,
  ...staffCalls,
  ...messageCalls,
  ...worklistCalls,
  ...registrationCalls,
  ...leadCalls,
  ...clientCalls,
  ...deskCalls,
  ...supportCalls,
  ...releaseCalls,
  ...billCalls,
  ...billActCalls,
  ...customsCalls,
  ...declarationCalls,
  ...auditCalls,
  ...dictionaryCalls,
  ...systemCalls,
};
