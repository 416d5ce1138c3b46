import { dictionary } from '@zxcvbn-ts/language-common';

/** Common among Chinese users and not in the list of the package, which was gathered elsewhere. */
const chinese = [
  'woaini1314',
  'woaini520',
  'woaini521',
  'woaini123',
  'aini1314',
  'wo123456',
  'aa123456789',
  'qq123456',
  'qq123456789',
  'a1314520',
  'asd123456',
  'zxc123456',
  'abc5201314',
  'w123456789',
];

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of some fifty thousand that are tried first, in any case and width. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set([...dictionary['passwords-common'], ...chinese]);
  return common.has(password.normalize('NFKC').toLowerCase());
}
