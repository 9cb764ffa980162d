/** Notes in the browser's console what failed without the reader being told. */
export const logFailure = (what: string, reason: unknown): void => console.warn(what, reason)
