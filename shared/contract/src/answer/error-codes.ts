import type { LocalizedText } from '../language/locale.ts';
import { accountErrorCodes } from './account-error-codes.ts';
import { articleErrorCodes } from './article-error-codes.ts';
import { billErrorCodes } from './bill-error-codes.ts';
import { bookingErrorCodes } from './booking-error-codes.ts';
import { clientErrorCodes } from './client-error-codes.ts';
import { customsErrorCodes } from './customs-error-codes.ts';
import { dictionaryErrorCodes } from './dictionary-error-codes.ts';
import { importErrorCodes } from './import-error-codes.ts';
import { leadErrorCodes } from './lead-error-codes.ts';
import { memberErrorCodes } from './member-error-codes.ts';
import { menuErrorCodes } from './menu-error-codes.ts';
import { registrationErrorCodes } from './registration-error-codes.ts';
import { releaseErrorCodes } from './release-error-codes.ts';
import { siteToolErrorCodes } from './site-tool-error-codes.ts';
import { supportErrorCodes } from './support-error-codes.ts';
import { waitErrorCodes } from './wait-error-codes.ts';
import { wayInErrorCodes } from './way-in-error-codes.ts';

export type ErrorEntry = { status: number } & LocalizedText;

/**
 * Every code that the API can refuse a call with: the HTTP status and the message in each language.
 * `{places}` are filled by the server. A code is never renamed: clients branch on it.
 */
export const errorCodes = {
  REQUEST_INVALID: {
    status: 400,
    'zh-CN': '提交的内容有误，请按提示修改。',
    en: 'Something in the request is not right; please correct it as marked.',
  },
  LIST_FIELD_UNKNOWN: {
    status: 400,
    'zh-CN': '不支持的列表字段“{field}”。',
    en: 'The list has no field “{field}”.',
  },
  LIST_OPERATOR_UNKNOWN: {
    status: 400,
    'zh-CN': '字段“{field}”不支持运算符“{operator}”。',
    en: 'The field “{field}” does not take the operator “{operator}”.',
  },
  LIST_VALUE_INVALID: {
    status: 400,
    'zh-CN': '字段“{field}”的值“{value}”无效。',
    en: '“{value}” is not a value of the field “{field}”.',
  },
  LIST_FILTER_TOO_LARGE: {
    status: 400,
    'zh-CN': '过滤条件的值过多：除前面的条件外，“{field}”最多再用 {most} 个值，现有 {count} 个。',
    en: 'The filter has too many values: beside the conditions before it, “{field}” takes at most {most}; there are {count}.',
  },
  LIST_PAGE_INVALID: {
    status: 400,
    'zh-CN': '分页参数“{field}”无效。',
    en: 'The paging parameter “{field}” is not valid.',
  },
  EXPORT_TOO_LARGE: {
    status: 400,
    'zh-CN': '符合条件的记录有 {total} 条，一次最多导出 {limit} 条，请缩小筛选范围。',
    en: '{total} rows match, and one export takes at most {limit}; please narrow the filter.',
  },
  DEMO_STATUS: {
    status: 400,
    'zh-CN': '按要求返回状态 {status}。',
    en: 'This is the status {status} that was asked for.',
  },
  DOCUMENT_EMPTY: {
    status: 400,
    'zh-CN': '所选范围内没有可打印的箱唛，请检查箱号范围。',
    en: 'There is no carton to print a label of; please check the range of cartons.',
  },
  DOCUMENT_TOO_LARGE: {
    status: 400,
    'zh-CN': '所选内容共 {total} 项，一个文件最多 {limit} 项，请分批打印。',
    en: 'This is {total} labels or lines, and one file holds at most {limit}; please print it in parts.',
  },
  DOCUMENTS_BUSY: {
    status: 503,
    'zh-CN': '正在生成的文件过多，请稍后重试。',
    en: 'Too many documents are being made; please try again in a moment.',
  },
  EXPORTS_BUSY: {
    status: 503,
    'zh-CN': '正在导出的列表过多，请稍后重试。',
    en: 'Too many lists are being exported; please try again in a moment.',
  },
  FILE_IN_USE: {
    status: 409,
    'zh-CN': '该文件正在使用中，不能删除。',
    en: 'The file is in use and cannot be deleted.',
  },
  MESSAGE_WAY_CLOSED: {
    status: 409,
    'zh-CN': '没有配置发送方式，无法发送。',
    en: 'No way to send it is configured.',
  },
  TASK_FINISHED: {
    status: 409,
    'zh-CN': '任务已经结束，无法取消。',
    en: 'The task has ended already and cannot be canceled.',
  },
  TASK_NOT_REPEATABLE: {
    status: 409,
    'zh-CN': '只有失败或已取消的任务可以重试。',
    en: 'Only a task that failed or was canceled can be tried again.',
  },
  TASKS_BUSY: {
    status: 409,
    'zh-CN': '同时执行的任务最多 {limit} 个，请等待其中一个完成后再试。',
    en: 'At most {limit} tasks run at once; please wait until one of them has ended.',
  },
  STREAMS_BUSY: {
    status: 503,
    'zh-CN': '打开的页面过多，消息将改为定时刷新。',
    en: 'Too many pages are open; messages are fetched from time to time instead.',
  },
  CAPTCHA_WRONG: {
    status: 400,
    'zh-CN': '验证码错误或已过期，请重新输入。',
    en: 'The captcha is wrong or has expired; please try the new one.',
  },
  LOGIN_FAILED: {
    status: 400,
    'zh-CN': '账号或密码错误。',
    en: 'The account or the password is wrong.',
  },
  SIGN_INS_BUSY: {
    status: 503,
    'zh-CN': '正在登录的人过多，请稍后重试。',
    en: 'Too many people are signing in; please try again in a moment.',
  },
  ...accountErrorCodes,
  ...articleErrorCodes,
  ...registrationErrorCodes,
  ...siteToolErrorCodes,
  ...wayInErrorCodes,
  ...waitErrorCodes,
  SIGNED_OUT: {
    status: 401,
    'zh-CN': '您已退出或登录超时，请重新登录。',
    en: 'You were signed out or your session timed out; please sign in again.',
  },
  FORBIDDEN: { status: 403, 'zh-CN': '没有权限访问该资源', en: 'You may not access this resource.' },
  CROSS_SITE_REQUEST: {
    status: 403,
    'zh-CN': '已拒绝来自其他站点的请求。',
    en: 'A request from another site was refused.',
  },
  NOT_FOUND: { status: 404, 'zh-CN': '没有找到该记录。', en: 'There is no such record.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    'zh-CN': '不支持该请求方法。',
    en: 'This method is not supported here.',
  },
  BODY_TOO_SLOW: {
    status: 408,
    'zh-CN': '网络过慢，内容没有及时传到。请检查网络后重试。',
    en: 'This was sent too slowly; please check your connection and try again.',
  },
  BODY_TOO_LARGE: { status: 413, 'zh-CN': '提交的内容过大。', en: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    'zh-CN': '不支持的内容类型。',
    en: 'This content type is not supported.',
  },
  ...billErrorCodes,
  ...bookingErrorCodes,
  ...clientErrorCodes,
  ...customsErrorCodes,
  ...importErrorCodes,
  ...dictionaryErrorCodes,
  ...leadErrorCodes,
  ...supportErrorCodes,
  ...memberErrorCodes,
  ...menuErrorCodes,
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    'zh-CN': '同一提交标识已用于不同的内容。',
    en: 'The same submission key was used before with other content.',
  },
  VERSION_CONFLICT: {
    status: 409,
    'zh-CN': '此记录刚被修改，现在是第 {version} 版。您的修改尚未保存，也没有丢失。',
    en: 'This record has been changed meanwhile: version {version} is the newest. Your changes are not saved, and not lost.',
  },
  SAVED_ELSEWHERE: {
    status: 409,
    'zh-CN': '此内容刚在其他窗口或设备上修改过。您的修改尚未保存，也没有丢失。',
    en: 'This was changed in another window or on another device. Your changes are not saved, and not lost.',
  },
  TOO_MANY_TABLES: {
    status: 409,
    'zh-CN': '最多保存 {max} 个表格的列设置，请先重置不用的表格。',
    en: 'The column settings of at most {max} tables can be kept; please reset a table that you no longer use.',
  },
  UPLOAD_MISSING: {
    status: 400,
    'zh-CN': '请求中没有文件。',
    en: 'There is no file in the request.',
  },
  UPLOAD_GONE: {
    status: 404,
    'zh-CN': '文件内容已不存在，请重新上传。',
    en: 'The content of this file is no longer there; please upload it again.',
  },
  SHIPPING_DOCUMENT_KIND: {
    status: 422,
    'zh-CN': '订舱 {number} 没有“{document}”这种单证。',
    en: 'Booking {number} has no document of the kind “{document}”.',
  },
  UPLOAD_TOO_LARGE: {
    status: 413,
    'zh-CN': '文件不能超过 {limit} MB。',
    en: 'A file may have at most {limit} MB.',
  },
  UPLOAD_KIND_REFUSED: {
    status: 415,
    'zh-CN': '只能上传 {kinds} 文件，以文件内容为准。',
    en: 'Only {kinds} files can be uploaded; what counts is the content, not the name.',
  },
  UPLOAD_UNREADABLE: {
    status: 422,
    'zh-CN': '文件已损坏或不完整，请检查后重新上传。',
    en: 'The file is damaged or incomplete; please check it and upload it again.',
  },
  UPLOAD_TOO_MANY_PIXELS: {
    status: 422,
    'zh-CN': '图片尺寸过大，最多 {limit} 百万像素。',
    en: 'The picture is too large: at most {limit} megapixels.',
  },
  UPLOAD_ACTIVE_CONTENT: {
    status: 422,
    'zh-CN': 'PDF 含有脚本、附件、多媒体、自动动作或加密，请另存为普通 PDF 后再上传。',
    en: 'The PDF has scripts, attachments, media, automatic actions or encryption; save it as a plain PDF and upload that.',
  },
  UPLOAD_QUOTA_REACHED: {
    status: 429,
    'zh-CN': '已上传但尚未使用的文件过多，请先使用或稍后再试。',
    en: 'Too many files were uploaded and not used yet; use them first, or try again later.',
  },
  UPLOADS_BUSY: {
    status: 503,
    'zh-CN': '正在处理的上传过多，请稍后重试。',
    en: 'Too many uploads are being handled; please try again in a moment.',
  },
  ...releaseErrorCodes,
  CUSTOMER_UNKNOWN: {
    status: 404,
    'zh-CN': '没有编号为 {id} 的客户。',
    en: 'There is no customer {id}.',
  },
  READ_TOO_LONG: {
    status: 503,
    'zh-CN': '查询耗时过长，已停止。请缩小查询范围，或在 {seconds} 秒后重试。',
    en: 'This took too long to read and was stopped. Please narrow what is asked for, or try again in {seconds} seconds.',
  },
  READS_BUSY: {
    status: 503,
    'zh-CN': '贵司同时进行的查询过多，请在 {seconds} 秒后重试。',
    en: 'Too much is being read for your company at once; please try again in {seconds} seconds.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    'zh-CN': '服务暂时不可用，请稍后再试。',
    en: 'The service is unavailable for the moment; please try again soon.',
  },
  SERVER_STOPPING: {
    status: 503,
    'zh-CN': '服务器正在停止，请稍后再试。',
    en: 'This server is stopping; please try again in a moment.',
  },
  WORKLIST_INCOMPLETE: {
    status: 503,
    'zh-CN': '待办事项暂时无法全部读取，请稍后重试。',
    en: 'Not all of the worklist can be read for the moment; please try again soon.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    'zh-CN': '服务器的存储空间不足或无法写入，请联系管理员。',
    en: 'The server’s storage is full or cannot be written to; please tell its administrator.',
  },
  SCHEMA_UNFIT: {
    status: 503,
    'zh-CN': '数据库结构与本版本服务器不一致，请联系管理员。',
    en: 'The database’s tables are not those of this version of the server; please tell its administrator.',
  },
  INTERNAL: {
    status: 500,
    'zh-CN': '服务器出小差啦，请稍后再试。',
    en: 'Something went wrong on the server; please try again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;
