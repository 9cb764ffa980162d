import { writeSection } from './section'
import type { Publishing } from './site-publishing'
import { categories, type PageScores } from './site-scores'

const HEADING = 'The site'

export type SiteFigures = {
  listings: number
  articles: number
  load: number
  buildSeconds: number
  scores: PageScores[]
  publishing: Publishing
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const whole = (value: number): string => value.toLocaleString('en-US')

/** The section as Markdown. */
export function siteReport(figures: SiteFigures): string {
  const { listings, articles, load, buildSeconds, scores, publishing } = figures
  const rows = scores.map(
    ({ name, scores: found, lost }) =>
      `| ${name} | ${categories.map((category) => found[category]).join(' | ')} | ${lost.join(', ')} |`,
  )
  return `
## ${HEADING}

Written by \`npm run bench:site\` on ${new Date().toISOString().slice(0, 10)}, with ${whole(listings)} listings and ${whole(articles)} articles and posts. The
machine's load average before the run was ${load.toFixed(1)}.

| Page | Performance | Accessibility | Best practices | SEO | Points are lost by |
|---|--:|--:|--:|--:|---|
${rows.join('\n')}

- Lighthouse's phone: 1.6 Mbit/s, 150 ms and a processor four times slower, all simulated; the better of at most two reads.
  Wanted: 98 in each.
- The whole site was built in ${buildSeconds.toFixed(1)} s, right after the seed. Wanted: 30 s.
- ${publishing.count} publishes one after the other were live after ${seconds(publishing.p50)} (p50) and ${seconds(publishing.p95)} (p95). Wanted: 10 s.
- ${publishing.count} publishes at once were all live after ${seconds(publishing.burstMs)}.
`
}

/** Puts the section in the place of the one before. */
export const writeSiteSection = (file: string, section: string): void => writeSection(file, HEADING, section)
