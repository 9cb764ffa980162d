/** The current day in UTC, as the server reads it: an ISO day. */
export const today = (): string => new Date().toISOString().slice(0, 10)
