import { arch, cpus, platform } from 'node:os'
import type { Figures } from './measure'
import type { PurchaseTimes, Race } from './money-load'
import { writeSection } from './section'

const HEADING = 'Purchases'

/** Puts the section in the place of the one before. */
export const writeMoneySection = (file: string, section: string): void => writeSection(file, HEADING, section)

export type MoneyFigures = {
  load: number
  /** At five a second. */
  purchase: PurchaseTimes
  /** Each begun when the one before has its answer. */
  crowded: PurchaseTimes
  quiet: Figures
  slow: Figures
  /** Purchases that stood at Stripe while others browsed. */
  standing: number
  race: Race
  /** What the money check found wrong afterwards. */
  faults: string[]
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

const answersOf = (answers: Race['answers']): string =>
  Object.entries(answers)
    .map(([answer, count]) => `${whole(count)} × ${answer}`)
    .join(', ')

const ownTime = ({ p50, p95, stripe }: PurchaseTimes): string => `${ms(p50 - stripe)} (p95 ${ms(p95 - stripe)})`

/** The section as Markdown. */
export function moneyReport({ load, purchase, crowded, quiet, slow, standing, race, faults }: MoneyFigures): string {
  return `
## ${HEADING}

Written by \`npm run bench:money\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}): one server with its
worker, PostgreSQL with fsync, the payment simulator and the clients on one machine. Its load average before the run was
${load.toFixed(1)}.

| What | Found | Wanted |
|---|---|---|
| a purchase by card, five a second, without Stripe's own time, whose events come within the second: p50 | ${ownTime(purchase)} | 30 ms |
| the same without a pause and each event at once, beside the papers and mails of those before | ${ownTime(crowded)} | |
| browsing (list, search, detail) while Stripe takes 8 s to answer ${whole(standing)} purchases: p95 | ${ms(slow.p95)} (without them ${ms(quiet.p95)}) | 200 ms |
| ${whole(race.perSecond)} purchases a second for ${race.seconds} s on ${whole(race.listings)} listings | ${answersOf(race.answers)} | no error but a rightful 409 |
| of these asked to come again, with nothing held (503 with \`Retry-After\`) | ${whole(race.putOff)} | 0 |
| \`npm run check:money\` afterwards | ${faults.length === 0 ? 'clean' : faults.join('; ')} | clean |

- ${whole(purchase.count)} purchases were timed at the client, HTTP and JSON included: p50 ${ms(purchase.p50)} in all, of which the simulator's
  own answer to a card hold takes ${ms(purchase.stripe)}, measured beside them.
- In the race each tenth listing had space for one only; the ${whole(race.soldOut)} who came later are the rightful 409s. All had been
  asked for within ${race.seconds} s and were answered after ${(race.tookMs / 1000).toFixed(1)} s: p50 ${ms(race.p50)}, p95 ${ms(race.p95)}.
`
}
