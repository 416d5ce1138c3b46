const exitCodes = {
  /** Something outside did not work: a build, a file. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** The build would break what is deployed. */
  incompatible: 3,
  /** The server refuses: wrong key, version exists, unknown version. */
  refused: 4,
  /** The server cannot be reached or is broken. */
  unreachable: 5,
  /** Ctrl+C, as shells have it. */
  brokenOff: 130,
} as const;

/** Ends the tool with words for people and an exit code that scripts can tell apart. */
export class ReleaseFailure extends Error {
  readonly exitCode: number;
  readonly reason: keyof typeof exitCodes;
  /** By which the server refused; null when it was not the server. */
  readonly code: string | null;

  constructor(reason: keyof typeof exitCodes, message: string, code: string | null = null) {
    super(message);
    this.reason = reason;
    this.code = code;
    this.exitCode = exitCodes[reason];
  }

  /** The same failure, with more to say. */
  saying(message: string): ReleaseFailure {
    return new ReleaseFailure(this.reason, message, this.code);
  }
}
