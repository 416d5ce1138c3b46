import type { Locale, LocalizedText } from '@berth/contract';
import { readAppLanguage } from '../language/app-language.ts';
import { notify } from '../notice/notify.ts';
import { ApiError } from './api-error.ts';
import { isReported } from './report-failure.ts';

const titles: Record<string, LocalizedText> = {
  InternalError: { 'zh-CN': 'JavaScript 引擎内部错误', en: 'Internal engine error' },
  ReferenceError: { 'zh-CN': '未找到对象', en: 'Object not found' },
  TypeError: { 'zh-CN': '使用了错误的类型或对象', en: 'Wrong type or object' },
  RangeError: { 'zh-CN': '参数超出范围', en: 'Value out of range' },
  SyntaxError: { 'zh-CN': '语法错误', en: 'Syntax error' },
  EvalError: { 'zh-CN': '错误地使用了 eval', en: 'Wrong use of eval' },
  URIError: { 'zh-CN': 'URI 错误', en: 'URI error' },
};
const unknown: LocalizedText = { 'zh-CN': '未知错误', en: 'Unknown error' };

/** The title of a script error's notice, by the error's kind (spec section 8). */
function scriptErrorTitle(error: unknown, locale: Locale): string {
  const kind = error instanceof Error ? error.name : '';
  return (titles[kind] ?? unknown)[locale];
}

/** Shows what no code caught: script errors by kind, failed calls as what they are. Returns the end of it. */
export function watchScriptErrors(): () => void {
  const onError = (event: ErrorEvent) => {
    if (isHarmless(event) || isUnreadableRemote(event)) return;
    showScriptError(event.error ?? event.message);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (event.reason instanceof ApiError && isReported(event.reason)) event.preventDefault();
    else showScriptError(event.reason);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Browsers report a layout that needs a second round as an error; nothing is wrong. */
const isHarmless = ({ message }: ErrorEvent) => message.startsWith('ResizeObserver loop');

/** A remote's file that is no script fails the loading of that remote: its own area says so, where it is visited. */
const isUnreadableRemote = ({ error, filename }: ErrorEvent) =>
  error instanceof SyntaxError && new URL(filename, window.location.href).pathname.startsWith('/remotes/');

function showScriptError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  const text = error instanceof Error ? error.message : String(error ?? '');
  notify.error(scriptErrorTitle(error, readAppLanguage()), text);
}
