import type { ErrorEntry } from './error-codes.ts';

/** What releasing remotes can be refused for. */
export const releaseErrorCodes = {
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
  RELEASE_CLAIMS_FOREIGN: {
    status: 409,
    'zh-CN': '“{remote}”的 remote.json 占用了门户或其他子应用的页面或菜单，没有发布。',
    en: 'The remote.json of “{remote}” claims pages or menu entries of the portal or of another remote; it was not published.',
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
  RELEASE_FILE_UNREADABLE: {
    status: 503,
    'zh-CN': '该文件暂时无法从存储中读取，请稍后再试。',
    en: 'This file cannot be read from the store at the moment; please try again later.',
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
    'zh-CN': '“{name}”没有更早的状态可以回退，没有任何改动。',
    en: 'Rollback of “{name}”: there is no earlier state to go back to, so nothing was changed.',
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
} as const satisfies Record<string, ErrorEntry>;
