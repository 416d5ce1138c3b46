import { ApiError, type ApiProblem, requestFile } from '@berth/runtime';
import { saveFile } from '@berth/ui';
import { useEffect, useRef, useState } from 'react';
import type { ShippingDocument } from './shipping-documents.queries.ts';

/** Fetches the file of one document after the other and saves it. Leaving stops what is not there yet. */
export function useSaveDocument() {
  const [savingId, setSavingId] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const save = async ({ id, fileName }: ShippingDocument) => {
    if (savingId) return;
    const stop = new AbortController();
    going.current = stop;
    const { signal } = stop;
    setSavingId(id);
    setFailure(null);
    try {
      const file = await requestFile(
        'GET /business/getShippingDocument',
        { query: { id } },
        { overlay: false, errors: 'caller', signal },
      );
      saveFile(fileName, file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!signal.aborted) setFailure(error);
    } finally {
      if (!signal.aborted) setSavingId(null);
    }
  };
  return { savingId, failure, save };
}
