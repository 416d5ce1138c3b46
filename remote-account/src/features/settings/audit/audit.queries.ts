import { berthApi, type CallResult, endpointQuery } from '@berth/runtime';

export type AuditRow = CallResult<'GET /system/log/list'>['rows'][number];
export type AuditEntry = CallResult<'GET /system/log/entry'>;

const auditApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    accountAudit: build.query({ ...endpointQuery('GET /system/log/list') }),
    accountAuditEntry: build.query({ ...endpointQuery('GET /system/log/entry') }),
  }),
});

export const { useAccountAuditQuery, useAccountAuditEntryQuery } = auditApi;
