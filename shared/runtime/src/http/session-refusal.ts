type Listener = (usedToken: string | undefined) => void;

let listener: Listener = () => {};

/** Registers what happens when the server answers 401; set once, by `createRuntime`. */
export function onSessionRefused(next: Listener): void {
  listener = next;
}

/** Announces a 401 to a call that was made with `usedToken`. */
export function announceSessionRefused(usedToken: string | undefined): void {
  listener(usedToken);
}
