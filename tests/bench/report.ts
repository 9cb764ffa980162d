import { arch, cpus, platform } from 'node:os'
import type { GrowthStep } from './growth'
import { growthSection } from './growth-report'
import type { Figures } from './measure'

export type Row = { name: string; ours: Figures; bare: Figures; payload: Figures }

const ms = (value: number) => value.toFixed(1)
const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

const HEAD = [
  '| Read | Ours, req/s | p50 ms | p95 ms | largest reply | Bare Node + pg, req/s | Payload REST, req/s | Ours : bare | Ours : Payload |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
]

const line = ({ name, ours, bare, payload }: Row) =>
  `| ${name} | ${whole(ours.perSecond)} | ${ms(ours.p50)} | ${ms(ours.p95)} | ${kilobytes(ours.largestBytes)} | ${whole(bare.perSecond)} | ${whole(payload.perSecond)} | ${Math.round((ours.perSecond / bare.perSecond) * 100)} % | ${(ours.perSecond / payload.perSecond).toFixed(1)} × |`

export const table = (rows: Row[]): string => [...HEAD, ...rows.map(line)].join('\n')

const BARE_WANTED = 0.75
const PAYLOAD_WANTED = 5

/** Says which reads miss their goal, so that a table of figures can't be taken for a pass. */
function shortfalls(rows: Row[]): string {
  const missed = rows.filter(
    ({ ours, bare, payload }) =>
      ours.perSecond < BARE_WANTED * bare.perSecond || ours.perSecond < PAYLOAD_WANTED * payload.perSecond,
  )
  return missed.length === 0
    ? 'Every read meets both.'
    : `Missed in this run by: ${missed.map(({ name }) => name).join(', ')}.`
}

export type Setting = { listings: number; connections: number; seconds: number; rounds: number; load: number }

/** docs/bench.md: the table, and what was measured how. */
export const report = (
  rows: Row[],
  setting: Setting,
  growth: readonly GrowthStep[],
): string => `# Bench: how fast discovery reads

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, ${platform()} ${arch()}, Node ${process.versions.node}).
${whole(setting.listings)} listings of the demo seed, ${setting.connections} connections, ${setting.rounds} rounds of ${setting.seconds} s for each
server in turn, one run. The machine's load average before the run was ${setting.load.toFixed(1)}, so the ratios say more than the figures.

${table(rows)}

- **Ours**: the front door over HTTP as a visitor meets it (guards, input validation, envelope, security headers).
- **Bare Node + pg**: \`node:http\`, \`pg\` and \`JSON.stringify\`, nothing else (tests/bench/bare-server.ts), with the SQL one writes by
  hand over the same tables, conditions and order (tests/bench/questions.ts). Ours may pass it: PostgreSQL writes our answer as text.
- **Payload REST**: Payload's own REST in Next on the same tables, signed in as an admin, with filters that ask for the same.
- *text search* also reads the gazetteer, to know whether the words name a place; the bare server does not. *detail* reads the
  space of the next twelve months, reviews and the seller's other listings in both.
- Wanted: ours : bare ≥ 75 %, ours : Payload ≥ 5 ×. ${shortfalls(rows)}

${growthSection(growth, setting.connections)}`
