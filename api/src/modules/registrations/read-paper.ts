import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { idCardFieldsOf } from './recognise/id-card-fields.ts';
import { licenceFieldsOf } from './recognise/licence-fields.ts';
import type { Recognizer } from './recognise/open-recognizer.ts';
import type { ReadLine, Turn } from './recognise/reading.ts';

type LicenceReading = EndpointResult<Endpoints['POST /login/uploadLicense']>['reading'];
type IdCardReading = EndpointResult<Endpoints['POST /login/uploadIdCard']>['reading'];

/** So many pictures may stand before one: each takes some seconds, and the applicant waits. */
const mostWaiting = 3;

type Read = { state: LicenceReading['state']; lines: readonly ReadLine[]; turn: Turn };

async function readLines(recognizer: Recognizer, picture: Buffer): Promise<Read> {
  if (!recognizer.isAvailable) return { state: 'unavailable', lines: [], turn: 0 };
  if (recognizer.waiting() >= mostWaiting) return { state: 'busy', lines: [], turn: 0 };
  const reading = await recognizer.read(picture);
  return reading.state === 'read' ? reading : { state: reading.state, lines: [], turn: 0 };
}

/** What stands on a picture of a business licence. */
export async function readLicence(recognizer: Recognizer, picture: Buffer): Promise<LicenceReading> {
  const { state, lines, turn } = await readLines(recognizer, picture);
  const { companyName, creditCode, oldNumber, registeredAddress } = licenceFieldsOf(lines);
  return { state, turn, fields: { companyName, creditCode, oldNumber, registeredAddress } };
}

/** What stands on a picture of the front of an ID card. */
export async function readIdCard(recognizer: Recognizer, picture: Buffer): Promise<IdCardReading> {
  const { state, lines, turn } = await readLines(recognizer, picture);
  const { name, idNumber, address } = idCardFieldsOf(lines);
  return { state, turn, fields: { idName: name, idNumber, idAddress: address } };
}
