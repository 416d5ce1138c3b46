import type { LocalizedText } from '../language/locale.ts';
import { bookingErrorCodes } from './booking-error-codes.ts';
import { importErrorCodes } from './import-error-codes.ts';

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
  LOGIN_SLOWED: {
    status: 429,
    'zh-CN': '尝试次数过多，请在 {seconds} 秒后再试。',
    en: 'Too many attempts; please try again in {seconds} seconds.',
  },
  RATE_LIMITED: {
    status: 429,
    'zh-CN': '操作过于频繁，请在 {seconds} 秒后再试。',
    en: 'Too many requests; please try again in {seconds} seconds.',
  },
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
  BODY_TOO_LARGE: { status: 413, 'zh-CN': '提交的内容过大。', en: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    'zh-CN': '不支持的内容类型。',
    en: 'This content type is not supported.',
  },
  ...bookingErrorCodes,
  ...importErrorCodes,
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    'zh-CN': '同一提交标识已用于不同的内容。',
    en: 'The same submission key was used before with other content.',
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
  RELEASE_KEY_REFUSED: {
    status: 401,
    'zh-CN': '发布密钥缺失、无效或已停用。',
    en: 'The release key is missing, unknown or revoked.',
  },
  RELEASE_KEY_FOREIGN: {
    status: 403,
    'zh-CN': '此发布密钥属于“{own}”，不能操作“{remote}”。',
    en: 'This release key is for “{own}” and cannot touch “{remote}”.',
  },
  RELEASE_KEY_NOT_FOR_ALL: {
    status: 403,
    'zh-CN':
      '此发布密钥只属于“{own}”。保存、启用和回滚版本组需要“全部子应用和版本组”的密钥，由管理人员在 /system/releases 生成。',
    en: 'This release key is for “{own}” alone. Sets are saved, promoted and rolled back with a key for all remotes, which staff make on /system/releases.',
  },
  RELEASE_MOVED: {
    status: 409,
    'zh-CN':
      '“{remote}”刚刚被 {by} 变更（第 {deployment} 次部署）：稳定版现在是 {stable}，灰度是 {canary}。没有任何改动，请查看后再操作。',
    en: '{by} has moved “{remote}” meanwhile (deployment {deployment}): stable is {stable} now, the canary is {canary}. Nothing was changed; look again before you go on.',
  },
  RELEASE_PATHS_TAKEN: {
    status: 409,
    'zh-CN':
      '有页面会同时属于两个子应用，没有任何改动。把路径从一个子应用移到另一个，需要用一个版本组同时启用两者。',
    en: 'Pages would belong to two remotes at once, so nothing was changed. A path moves from one remote to another in one set that promotes both.',
  },
  RELEASE_QUOTA_REACHED: {
    status: 409,
    'zh-CN':
      '“{remote}”的文件已占用 {used} MB（上限 {limit} MB），还需要 {needed} MB。没有人使用的版本可用 npm run release -- remove 立即清除，否则 {days} 天后自动清除；固定和版本组会保留版本。',
    en: 'The files of “{remote}” take {used} of {limit} MB, and this needs {needed} MB more. A version that nobody has goes at once by npm run release -- remove, else by itself after {days} days; pins and sets keep theirs.',
  },
  RELEASE_FILE_GONE: {
    status: 404,
    'zh-CN': '该文件所属的版本已过保留期，文件已清理，请刷新页面。',
    en: 'This file is of a version that was removed after its time; please reload the page.',
  },
  RELEASE_NO_SURFACE: {
    status: 503,
    'zh-CN': '服务器没有已构建的门户外壳，无法检查版本是否兼容。',
    en: 'This server has no built shell, so nothing can be checked against it.',
  },
  RELEASE_INCOMPATIBLE: {
    status: 422,
    'zh-CN': '“{remote}”的版本 {version} 与已部署的门户不兼容。',
    en: 'Version {version} of “{remote}” would not work with the portal that is deployed.',
  },
  RELEASE_FILES_MISSING: {
    status: 422,
    'zh-CN': '该版本还有 {count} 个文件没有上传。',
    en: 'Files of this version that are not on the server yet: {count}.',
  },
  RELEASE_FILE_CORRUPT: {
    status: 422,
    'zh-CN': '文件内容与声明的校验值不一致，请重新上传。',
    en: 'The content of the file does not have the hash that was given; please upload it again.',
  },
  VERSION_EXISTS: {
    status: 409,
    'zh-CN': '“{remote}”的版本 {version} 已经发布，版本发布后不能覆盖。',
    en: 'Version {version} of “{remote}” was published before; a version is never overwritten.',
  },
  VERSION_UNKNOWN: {
    status: 404,
    'zh-CN': '“{remote}”没有版本 {version}。',
    en: '“{remote}” has no version {version}.',
  },
  VERSION_AMBIGUOUS: {
    status: 409,
    'zh-CN': '“{remote}”的 {version} 有多个构建，请写完整版本号：{versions}',
    en: 'There are several builds of {version} of “{remote}”; name one in full: {versions}',
  },
  VERSION_REMOVED: {
    status: 409,
    'zh-CN': '“{remote}”的版本 {version} 已过保留期，文件已清理，请重新发布。',
    en: 'The files of version {version} of “{remote}” were removed after their time; please release it anew.',
  },
  VERSION_IN_USE: {
    status: 409,
    'zh-CN':
      '“{remote}”的版本 {version} 不能清除：它正在使用、可供回退、被固定、在版本组中，或最近 {days} 天内有人使用过。',
    en: 'Version {version} of “{remote}” cannot be removed: it is in force, a fall-back, pinned or in a set, or somebody may have had it within the last {days} days.',
  },
  ROLLBACK_IMPOSSIBLE: {
    status: 409,
    'zh-CN': '“{name}”之前没有可以回退的版本。',
    en: 'There is nothing before it that “{name}” could be rolled back to.',
  },
  SET_EXISTS: {
    status: 409,
    'zh-CN': '已有名为“{name}”的版本组，名称不能重复使用。',
    en: 'There is a release set “{name}” already; a name is never reused.',
  },
  SET_UNKNOWN: {
    status: 404,
    'zh-CN': '没有名为“{name}”的版本组。',
    en: 'There is no release set “{name}”.',
  },
  SET_IN_USE: {
    status: 409,
    'zh-CN': '版本组“{name}”不能删除：它正在使用，或者回滚版本组时要用到它。',
    en: 'The release set “{name}” cannot be removed: it is in force, or a rollback of sets needs it.',
  },
  CUSTOMER_UNKNOWN: {
    status: 404,
    'zh-CN': '没有编号为 {id} 的客户。',
    en: 'There is no customer {id}.',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    'zh-CN': '服务暂时不可用，请稍后再试。',
    en: 'The service is unavailable for the moment; please try again soon.',
  },
  INTERNAL: {
    status: 500,
    'zh-CN': '服务器出小差啦，请稍后再试。',
    en: 'Something went wrong on the server; please try again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCodes;
