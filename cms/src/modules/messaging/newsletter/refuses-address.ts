/**
 * Whether a mail server refused the address itself, for good. The same codes to AUTH, MAIL FROM or DATA are about us or
 * the mail, so that they say nothing of the address.
 */
export function refusesAddress(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown }
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
}
