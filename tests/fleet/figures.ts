import { arch, cpus, loadavg, platform } from 'node:os'
import { join } from 'node:path'
import { quantile } from '../bench/measure'
import { writeSection } from '../bench/section'
import type { Sample } from './load'

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'bench.md')
const HEADING = 'Fleet'

/** In seconds: the longest time without a good answer from a fault on. */
export type Outage = { what: string; purchases: number; reads: number }
export type Rate = { perSecond: number; p50: number; p95: number }
export type FleetFigures = {
  under: { purchases: Rate; reads: Rate }
  one: { purchases: number; reads: number }
  two: { purchases: number; reads: number }
  outages: Outage[]
  acknowledged: number
  refused: number
  pagesChecked: number
  filesUploaded: number
  hasPgBouncer: boolean
}

/** Good answers a second over the time they took, and how long they took, in ms. */
export function rateOf(samples: readonly Sample[]): Rate {
  const good = samples.filter(({ isGood }) => isGood)
  const times = good.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const seconds = Math.max(1, ((good.at(-1)?.at ?? 0) - (good[0]?.at ?? 0)) / 1000)
  return { perSecond: good.length / seconds, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

/** The longest time in seconds without a good answer between two moments. */
export function longestGap(samples: readonly Sample[], from: number, to: number): number {
  const good = samples.filter((sample) => sample.isGood && sample.at >= from && sample.at <= to)
  const moments = [from, ...good.map(({ at }) => at).toSorted((a, b) => a - b), to]
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment))) / 1000
}

const ms = (value: number): string => `${value.toFixed(0)} ms`
const rate = ({ perSecond, p50, p95 }: Rate): string =>
  `${perSecond.toFixed(1)} a second, p50 ${ms(p50)}, p95 ${ms(p95)}`

/** The section as Markdown. */
export function fleetReport(figures: FleetFigures): string {
  const { under, one, two, outages } = figures
  const ratio = (key: 'purchases' | 'reads') => (two[key] / Math.max(0.1, one[key])).toFixed(2)
  return `
## ${HEADING}

Written by \`npm run test:fleet\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}; load average at the end
${loadavg()[0]?.toFixed(1)}): two web processes and a worker that share no folder, a bucket of a local S3, a primary and a streaming replica,
${figures.hasPgBouncer ? 'PgBouncer in transaction mode' : 'no PgBouncer (not installed)'}, a proxy, the payment simulator, and the clients, all on one machine.

| What | Found |
|---|---|
| purchases through all faults | ${rate(under.purchases)} |
| reads through all faults | ${rate(under.reads)} |
| purchases acknowledged, of which lost or doubled | ${figures.acknowledged}, none |
| calls refused with 503 and Retry-After | ${figures.refused} |
| pages checked two seconds after a change, of which wrong | ${figures.pagesChecked}, none |
| files uploaded through all faults, of which a process lacks any | ${figures.filesUploaded}, none |
| processes that ended without being told to | none |
| purchases a second, one and two web processes | ${one.purchases.toFixed(1)} and ${two.purchases.toFixed(1)} (${ratio('purchases')} ×) |
| list and detail a second, one and two web processes | ${one.reads.toFixed(0)} and ${two.reads.toFixed(0)} (${ratio('reads')} ×) |

| Fault, under load | Longest pause of purchases | of reads |
|---|--:|--:|
${outages.map(({ what, purchases, reads }) => `| ${what} | ${purchases.toFixed(1)} s | ${reads.toFixed(1)} s |`).join('\n')}

- The throughput of two web processes is no proof of scaling: each process has its own clients (three purchasers, then
  four readers), so two are asked for twice as much; one is measured first and colder; and clients, databases, and
  simulator share the cores with them. What a second process adds on a core of its own can't be shown here.
- Other programs may have used the machine at the same time; the load average tells.
- The primary is ended as by a crash and replicates synchronously then; the replica writes without fsync.
- Killed processes are started again at once by the test, as an orchestrator does; a pause includes nothing of a person.
`
}

export const writeFleetSection = (figures: FleetFigures): void => writeSection(FILE, HEADING, fleetReport(figures))
