import type { Live } from './pages-live'
import type { Throughput } from './pages-load'
import { writeSection } from './section'

const HEADING = 'Pages'

/** Puts the section in the place of the one before. */
export const writePagesSection = (file: string, section: string): void => writeSection(file, HEADING, section)

export type PageFigures = {
  listings: number
  load: number
  edit: Live
  post: Live
  cached: Throughput
  nginx: Throughput | null
  uncachedPerSecond: number
  peakMegabytes: number
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

type Line = { what: string; found: string; goal: string; isMet: boolean }

function linesOf({ edit, post, cached, uncachedPerSecond, peakMegabytes }: PageFigures): Line[] {
  const live = (what: string, { p50, p95, count }: Live, goalMs: number): Line => ({
    what: `${what}, ${count} times one after the other: p95`,
    found: `${seconds(p95)} (p50 ${seconds(p50)})`,
    goal: `≤ ${goalMs / 1000} s`,
    isMet: p95 <= goalMs,
  })
  return [
    live('an edit of a listing, from the call to its page', edit, 1000),
    live('a post, from its publishing to its page', post, 2000),
    {
      what: 'cached pages a second on one core (per second of processor time)',
      found: whole(cached.perCore),
      goal: '≥ 5,000',
      isMet: cached.perCore >= 5000,
    },
    {
      what: 'pages a second that nobody asked for before, eight at a time, after 300 others',
      found: uncachedPerSecond.toFixed(1),
      goal: '≥ 100',
      isMet: uncachedPerSecond >= 100,
    },
    {
      what: 'memory of the web process at its largest',
      found: `${whole(peakMegabytes)} MB`,
      goal: '≤ 600 MB',
      isMet: peakMegabytes <= 600,
    },
  ]
}

/** The section as Markdown; it names the goals that were missed. */
export function pagesReport(figures: PageFigures): string {
  const { listings, load, cached, nginx } = figures
  const lines = linesOf(figures)
  const missed = lines.filter(({ isMet }) => !isMet)
  const beside = nginx
    ? `nginx with one worker served the same bytes from files at ${whole(nginx.perCore)} per second of processor time (${whole(nginx.perSecond)} a second by the clock).`
    : 'nginx is not installed here, so nothing is set beside it.'
  return `
## ${HEADING}

Written by \`npm run bench:pages\` on ${new Date().toISOString().slice(0, 10)} (linux ${process.arch}, Node ${process.versions.node}), with
${whole(listings)} listings: one server with its worker, PostgreSQL, and the clients on one machine. Its load average
before the run was ${load.toFixed(1)}.

| What | Result | Goal |
|---|---|---|
${lines.map(({ what, found, goal }) => `| ${what} | ${found} | ${goal} |`).join('\n')}

- Cached pages came at ${whole(cached.perSecond)} a second by the clock, with clients and other work on the same cores (16 connections, Brotli,
  ${(cached.bodyBytes / 1024).toFixed(1)} kB each with headers).
- ${beside}
- ${missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.map(({ what, found }) => `${what} (${found})`).join('; ')}.`}
`
}
