import type { EndpointShape } from './build-record.ts';

/** Every call of the contract as JSON schemas, by its key: what two sides that were built apart can compare. */
export function endpointShapes(): Record<string, EndpointShape> {
  return {};
}

/** The shapes with one hash of them all. */
export async function describeContract(): Promise<{
  hash: string;
  endpoints: Record<string, EndpointShape>;
}> {
  return { hash: '', endpoints: endpointShapes() };
}
