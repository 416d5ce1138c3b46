/** Ends the command with a message for its user instead of a stack trace. */
export class NewFailure extends Error {}
