import { type Identity, maskNumber, type Registration, registrationStatusNames } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import { Refusal } from '../../http/refusal.ts';
import type { RegistrationRow } from './registrations.repository.ts';

/** What the applicant says of themselves, as the contract has it. */
export function contentOf(row: RegistrationRow): Registration {
  return {
    applicantType: row.applicant_type,
    account: row.account,
    contact: row.contact,
    email: row.email,
    companyName: row.company_name,
    creditCode: row.credit_code,
    oldNumber: row.old_number,
    registeredAddress: row.registered_address,
    idName: row.id_name,
    idNumber: row.id_number,
    idAddress: row.id_address,
  };
}

/** How the applicant is called, and the customer once it is one. */
export const nameOf = (row: RegistrationRow): string =>
  row.applicant_type === 'enterprise' ? row.company_name : row.id_name;

/** The columns of the same; fields of the other type of applicant are left empty. */
export function columnsOf(content: Registration) {
  const isCompany = content.applicantType === 'enterprise';
  const ofCompany = (text: string) => (isCompany ? text : '');
  const ofPerson = (text: string) => (isCompany ? '' : text);
  return {
    contact: content.contact,
    email: content.email,
    company_name: ofCompany(content.companyName),
    credit_code: ofCompany(content.creditCode.replaceAll(' ', '')),
    old_number: ofCompany(content.oldNumber.replaceAll(' ', '')),
    registered_address: ofCompany(content.registeredAddress),
    id_name: ofPerson(content.idName),
    id_number: ofPerson(content.idNumber.replaceAll(' ', '')),
    id_address: ofPerson(content.idAddress),
  };
}

/** A customer, or what one asks for, without whom to reach. */
export const identityOf = ({ account, contact, email, ...identity }: Registration): Identity => identity;

/** Stands for the rest of an address. */
export const mask = '***';

/** The same without ID number and home, for whoever may be another one than the person. */
export const maskPerson = <Content extends Identity>(content: Content): Content => ({
  ...content,
  idNumber: maskNumber(content.idNumber),
  idAddress: content.idAddress === '' ? '' : `${[...content.idAddress].slice(0, 3).join('')}${mask}`,
});

/** A registration as whoever has its link may see it: a link in the wrong hands shows no ID number and no home. */
export function presentSeen(
  row: RegistrationRow,
  needsPaper = false,
): EndpointResult<Endpoints['POST /login/registration']> {
  if (row.status === 'withdrawn') throw new Refusal('NOT_FOUND');
  return { ...presentStanding(row, needsPaper), status: row.status };
}

/** How something stands that is reviewed, for whoever sent it. */
export function presentStanding(row: RegistrationRow, needsPaper: boolean) {
  return {
    number: row.number,
    version: row.version,
    submittedAt: toChinaTime(row.submitted_at),
    dueOn: row.due_on,
    content: maskPerson(contentOf(row)),
    phone: maskNumber(row.phone),
    reasons: row.status === 'returned' ? row.reasons : [],
    needsPaper,
    refusedBecause: row.status === 'refused' ? row.refused_because : null,
  };
}

/** Refuses what cannot be done with a registration, or what a customer asks for, in its status. */
export function refuseAction({ number, status, purpose }: RegistrationRow): never {
  const code = purpose === 'register' ? 'REGISTRATION_ACTION_REFUSED' : 'COMPANY_CHANGE_ACTION_REFUSED';
  throw new Refusal(code, {
    params: { number, status: registrationStatusNames[status] },
  });
}
