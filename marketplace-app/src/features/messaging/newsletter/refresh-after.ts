import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'

const SOON_MS = 5_000
const LONGEST_MS = 60_000

/** When a list of sendings is read anew, ms: soon while one is on its way, at the time of a planned one, else never. */
export function refreshAfter(sends: readonly Pick<NewsletterSend, 'state' | 'sendAt'>[], now: number): number | false {
  const waits = sends.flatMap(({ state, sendAt }) => {
    if (state === 'sending') return [SOON_MS]
    if (state !== 'scheduled') return []
    return [Math.min(LONGEST_MS, Math.max(SOON_MS, Date.parse(sendAt) - now))]
  })
  return waits.length > 0 && Math.min(...waits)
}
