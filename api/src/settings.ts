/** What LOG_LEVEL accepts, from the least to the most said. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting: the README's table is checked against this one. */
export const settings = [
  { name: 'HOST', default: '127.0.0.1', meaning: 'address to listen on' },
  { name: 'PORT', default: '3000', meaning: 'port to listen on' },
  { name: 'DATA_DIR', default: './data', meaning: 'folder of the embedded database and of files' },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'postgres://… uses PostgreSQL instead of the embedded database',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: `one of ${logLevels.join(', ')}` },
  {
    name: 'PUBLIC_ORIGIN',
    default: 'http://localhost:PORT',
    meaning: 'origin that browsers see; https turns Secure cookies on',
  },
  { name: 'TRUST_PROXY', default: '', meaning: 'addresses of the proxies in front, separated by commas' },
  {
    name: 'CAPTCHA_CODE',
    default: '',
    meaning: 'fixed captcha for automated tests; only with a loopback HOST',
  },
  {
    name: 'DEMO_DATA',
    default: '',
    meaning: 'yes makes the demo customer and staff at the first start also where HOST is not loopback',
  },
  {
    name: 'DEMO_PASSWORD',
    default: '',
    meaning: 'password of the demo customer; made up at the first start without it',
  },
  {
    name: 'BERTH_DEV_REMOTES',
    default: '',
    meaning: 'name=url,… of remotes served by their own dev servers',
  },
  {
    name: 'REMOTE_ORIGINS',
    default: '',
    meaning: 'other origins that code of remotes may come from, separated by commas; only our own without it',
  },
  {
    name: 'FRONTS_DIR',
    default: '',
    meaning: 'folder in which shell and remotes stand with their builds; this repository without it',
  },
  {
    name: 'FILES_S3_BUCKET',
    default: '',
    meaning: 'keeps uploaded files in this S3 bucket instead of DATA_DIR/files',
  },
  {
    name: 'FILES_S3_ENDPOINT',
    default: '',
    meaning: 'address of an S3-compatible server; Amazon S3 without it',
  },
  { name: 'FILES_S3_REGION', default: 'us-east-1', meaning: 'region of the bucket' },
  {
    name: 'FILES_S3_ACCESS_KEY_ID',
    default: '',
    meaning: 'key of the bucket; what the machine offers without it',
  },
  { name: 'FILES_S3_SECRET_ACCESS_KEY', default: '', meaning: 'secret of that key' },
  {
    name: 'IDENTITY_KEY',
    default: '',
    meaning:
      'secret of 32 characters or more with which pictures of identity are encrypted; without it nobody can register, but on a loopback HOST with the embedded database, where one is made in DATA_DIR',
  },
  {
    name: 'RELEASE_KEEP_DAYS',
    default: '30',
    meaning: 'days for which a version of a remote is kept after nothing uses it any more',
  },
  {
    name: 'RELEASE_QUOTA_MB',
    default: '1024',
    meaning: 'megabytes that the files of one remote may take, with their compressed forms',
  },
  {
    name: 'FREE_SPACE_MB',
    default: '100',
    meaning: 'megabytes of free space at DATA_DIR below which the server says that it is not ready',
  },
  {
    name: 'STOP_DELAY_SECONDS',
    default: '5',
    meaning:
      'seconds for which a server that is stopped still takes calls while it says that it is not ready',
  },
  {
    name: 'STOP_WORK_SECONDS',
    default: '20',
    meaning: 'seconds after that in which calls and jobs in hand may end; then they are cut',
  },
  {
    name: 'OUTBOX',
    default: '',
    meaning:
      'file writes SMS and mails below DATA_DIR/outbox where neither gateway nor server is set; so does nothing on a loopback HOST',
  },
  {
    name: 'SMS_GATEWAY_URL',
    default: '',
    meaning:
      'address that takes SMS by HTTP, see below; without SMS there is no sign-in by SMS, no registration and no new password',
  },
  { name: 'SMS_GATEWAY_SECRET', default: '', meaning: 'secret that requests to it are signed with' },
  { name: 'SMS_DAY_BUDGET', default: '1000', meaning: 'SMS with codes that may leave in a day' },
  {
    name: 'SMTP_URL',
    default: '',
    meaning: 'smtp://user:password@host:587 or smtps://…:465 sends mails',
  },
  { name: 'MAIL_SENDER', default: '', meaning: 'sender of mails, such as Berth <no-reply@example.com>' },
  {
    name: 'PATIENCE',
    default: '1',
    meaning:
      'factor for what is waited for: search (1 s), worklist (2 s), and in the page a version of a remote (10 s) and ' +
      'how long notices stay; above 1 for machines or lines that are slow',
  },
  { name: 'SESSION_HOURS', default: '8', meaning: 'hours until a session ends' },
  { name: 'REMEMBER_HOURS', default: '24', meaning: 'hours until a remembered session ends' },
] as const;
