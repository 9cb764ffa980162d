/** Whether an error, or what caused it, says that a disk is full: by Node's code, or in PostgreSQL's words. */
const isFullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === 'ENOSPC' ||
    /\bENOSPC\b|No space left on device/.test(error.message) ||
    isFullDisk(error.cause))

/** What is said of an error that ends the start: what to do about a full disk, else the error's own words. */
export function endingWords(error: unknown, dataDir: string): string {
  const words = error instanceof Error ? error.message : String(error)
  return isFullDisk(error)
    ? `The disk that holds ${dataDir} is full. Free some space and start again; nothing was lost.\n${words}`
    : words
}
