import { normalizeCode } from '../text/normalize-code.ts';

/**
 * Whether a unified social credit code was given by the register of companies and traders, as its first two characters
 * name: 91 for enterprises, 92 for sole traders, 93 for farmers' cooperatives, 99 for others (GB 32100, table 2). The
 * check character alone does not tell, since an ID number can have a right one.
 */
export function namesCompanyRegister(code: string): boolean {
  return /^9[1239]/.test(normalizeCode(code));
}
