import { arch, cpus, platform } from 'node:os'
import type { MassFigures, PaceFigures } from './ads-load'
import type { Figures } from './measure'
import { writeSection } from './section'

const HEADING = 'Campaigns'

export const writeAdsSection = (file: string, section: string): void => writeSection(file, HEADING, section)

export type AdsFigures = {
  load: number
  pace: PaceFigures
  mass: MassFigures
  billed: { views: number; micros: number }
  /** What the money check reported afterwards. */
  faults: string[]
  ads: Figures & { listings: number; campaigns: number }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

/** The section as Markdown. */
export function adsReport({ load, pace, mass, billed, faults, ads }: AdsFigures): string {
  const isExact = billed.views === mass.valid && billed.micros === mass.valid * 20_000
  return `
## ${HEADING}

Written by \`npm run bench:ads\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}): one server,
PostgreSQL with fsync and the clients on one machine. Its load average before the run was ${load.toFixed(1)}.

| What | Result | Goal |
|---|---|---|
| views charged a second, with token, owner, bot, repeat and budget checks, in calls of two sponsored and three other cards from 64 readers at once | ${whole(pace.viewsPerSecond)} (${whole(pace.callsPerSecond)} calls, p95 ${ms(pace.p95)}) | ≥ 1,000 |
| ${whole(mass.events)} views, 40 % of them repeats, replays and bots, in calls of a hundred: charged | ${whole(billed.views)} of ${whole(mass.valid)} valid ones${isExact ? ', exactly' : ''} | exactly the valid ones |
| the same, a second | ${whole(mass.events / mass.seconds)} views received, ${whole(mass.valid / mass.seconds)} charged | |
| \`npm run check:money\` afterwards | ${faults.length === 0 ? 'clean' : faults.join('; ')} | clean |
| sponsored cards for a list at ${whole(ads.listings)} listings and ${whole(ads.campaigns)} running campaigns: p95 | ${ms(ads.p95)} (p50 ${ms(ads.p50)}) | ≤ 30 ms |
`
}
