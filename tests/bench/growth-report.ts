import { type GrowthStep, type Measured, UNCACHED_CONNECTIONS } from './growth'
import { GOALS, LOOP_GOAL_MS, MAP_GOAL_BYTES } from './reads'

const ms = (value: number) => value.toFixed(1)
const whole = (value: number) => Math.round(value).toLocaleString('en-US')

const goalOf = ({ target }: GrowthStep, { kind }: Measured): number | undefined =>
  kind === undefined ? undefined : GOALS.get(target)?.[kind]

const HEAD = [
  '| Read | Uncached p50 ms | p95 ms | Goal p95 | req/s | Cached p50 ms | p95 ms | req/s | Largest kB | Event loop p99 ms | max ms |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
]

function line(step: GrowthStep, row: Measured): string {
  const { name, uncached, cached, loop } = row
  const kept = cached ? [ms(cached.p50), ms(cached.p95), whole(cached.perSecond)] : ['–', '–', '–']
  const largest = ms(Math.max(uncached.largestBytes, cached?.largestBytes ?? 0) / 1024)
  const goal = goalOf(step, row)
  const cells = [ms(uncached.p50), ms(uncached.p95), goal === undefined ? '–' : `${goal}`, whole(uncached.perSecond)]
  return `| ${[name, ...cells, ...kept, largest, ms(loop.p99), ms(loop.max)].join(' | ')} |`
}

/** What missed a goal at this size, each in words. */
export function missed(step: GrowthStep): string[] {
  return step.rows.flatMap((row) => {
    const goal = goalOf(step, row)
    return [
      ...(goal !== undefined && row.uncached.p95 > goal
        ? [`${row.name}, uncached (${ms(row.uncached.p95)} ms, goal ${goal})`]
        : []),
      ...(row.kind === 'map' && row.uncached.largestBytes > MAP_GOAL_BYTES
        ? [`${row.name}, size (${ms(row.uncached.largestBytes / 1024)} kB, goal ${MAP_GOAL_BYTES / 1024})`]
        : []),
      ...(row.loop.max > LOOP_GOAL_MS
        ? [`${row.name}, event loop (${ms(row.loop.max)} ms, goal ${LOOP_GOAL_MS})`]
        : []),
    ]
  })
}

function section(step: GrowthStep): string {
  const misses = missed(step)
  const early = step.isWhole ? '' : ` Time ran out before ${whole(step.target)} listings were there.`
  const verdict = misses.length === 0 ? 'Every goal is met.' : `Missed in this run: ${misses.join('; ')}.`
  return [
    `### ${whole(step.count)} listings`,
    '',
    ...HEAD,
    ...step.rows.map((row) => line(step, row)),
    '',
    `The machine's load average at the end of this part was ${step.load.toFixed(1)}. ${verdict}${early}`,
  ].join('\n')
}

export const GROWTH_HEADING = 'More listings'

/** The section of docs/bench.md on how reads grow with the listings. */
export const growthSection = (steps: readonly GrowthStep[], connections: number): string => `## ${GROWTH_HEADING}

The read model of the same run, copied to larger sizes: each copy has a seller and a place of its own near the first
(tests/bench/grow.ts). Uncached responses are asked over ${UNCACHED_CONNECTIONS} connections, each path once; cached ones over ${connections}, a few
paths again and again. 1,000,000 listings are measured with \`--million\` only.

${steps.map(section).join('\n\n')}

- Goals for the p95 of uncached responses: at 100,000 listings 30 ms for lists and search, 50 for lists for a need and maps, 150 for facets; at
  1,000,000 listings 60, 400 and 800. At every size nothing should hold up the event loop for more than ${LOOP_GOAL_MS} ms,
  and an answer of the map has at most ${MAP_GOAL_BYTES / 1024} kB.
`
