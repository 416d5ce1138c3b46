import { endpoints } from '@berth/contract/endpoints';
import type { Call, Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { SessionCookies } from '../sessions/session-cookies.ts';
import { presentUploaded } from '../uploads/uploads.presenter.ts';
import {
  dropVisitorUpload,
  storeVisitorUpload,
  type VisitorDependencies,
} from '../uploads/visitor-uploads.service.ts';
import { presentSeen } from './content-of.ts';
import { mendRegistration } from './mend-registration.ts';
import { needsPaper } from './papers/needs-paper.ts';
import { readIdCard, readLicence } from './read-paper.ts';
import type { Recognizer } from './recognise/open-recognizer.ts';
import { findByLink } from './registrations.repository.ts';
import { linkHashOf, type RegistrationDependencies, submitRegistration } from './submit-registration.ts';

type Dependencies = Omit<RegistrationDependencies, 'seal'> &
  VisitorDependencies & { cookies: SessionCookies; recognizer: Recognizer };

/** Somebody without an account registers, and looks up how it stands. */
export function registrationHandlers(deps: Dependencies) {
  const { database, clock, outbox, cookies, recognizer } = deps;
  const open = (): RegistrationDependencies => {
    if (!deps.seal) throw new Refusal('REGISTRATION_CLOSED');
    return { ...deps, seal: deps.seal };
  };
  return {
    'POST /login/uploadLicense': async (call) => {
      const rule = endpoints['POST /login/uploadLicense'].upload;
      const { content, ...stored } = await store(deps, call, rule);
      return { ...stored, reading: await readLicence(recognizer, content) };
    },
    'POST /login/uploadIdCard': async (call) => {
      const rule = endpoints['POST /login/uploadIdCard'].upload;
      const { content, ...stored } = await store(deps, call, rule);
      return { ...stored, reading: await readIdCard(recognizer, content) };
    },
    'POST /login/dropPaper': async ({ body }) => {
      await dropVisitorUpload(deps, body.paper);
      return null;
    },
    'POST /login/regUser': async ({ body, address, locale, cookies: sent }) => {
      if (!outbox.isOpen('sms')) throw new Refusal('SMS_UNAVAILABLE');
      // The link, and why it was returned, come by mail alone.
      if (!outbox.isOpen('mail')) throw new Refusal('REGISTRATION_CLOSED');
      const browser = cookies.readBrowser(sent) ?? '';
      const knownBrowser = cookies.readKnownBrowser(sent);
      return await submitRegistration(open(), body, { browser, knownBrowser, address, locale });
    },
    'POST /login/registration': async ({ body }) => {
      const registration = await findByLink(database, linkHashOf(body.secret));
      if (!registration) throw new Refusal('NOT_FOUND');
      return presentSeen(registration, needsPaper(registration, clock()));
    },
    'POST /login/mendRegistration': async ({ body, locale }) => await mendRegistration(open(), body, locale),
  } satisfies Partial<Handlers>;
}

/** Keeps a picture of identity; only its secret names it. */
async function store(
  deps: VisitorDependencies,
  { upload, address }: Pick<Call<'POST /login/uploadLicense'>, 'upload' | 'address'>,
  rule: Parameters<typeof storeVisitorUpload>[1]['rule'],
) {
  const { secret, fileName, content } = await storeVisitorUpload(deps, { received: upload, rule, address });
  return { ...presentUploaded(fileName, `/login/file/${secret}`), paper: secret, content };
}
