/** A name in either language of the portal, whole: `either('登录', 'Sign in')`. */
export function either(chinese: string, english: string): RegExp {
  return new RegExp(`^(${escapeForRegExp(chinese)}|${escapeForRegExp(english)})$`);
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
