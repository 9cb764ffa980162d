import { cpus } from 'node:os'
import { writeSection } from './section'

const HEADING = 'Start'

export const writeStartSection = (file: string, section: string): void => writeSection(file, HEADING, section)

/** Seconds from the command to the first page. `again` is the second start with many listings. */
export type StartFigures = {
  load: number
  first: number
  second: number
  many: { seconds: number; again: number; listings: number; pages: number; failed: string[] }
}

const seconds = (value: number): string => `${value.toFixed(1)} s`

/** The section as Markdown. */
export function startReport({ load, first, second, many }: StartFigures): string {
  const missed = [
    ...(first > 60 ? [`first start (${seconds(first)})`] : []),
    ...(second > 3 ? [`second start (${seconds(second)})`] : []),
    ...(many.failed.length > 0 ? [`pages: ${many.failed.join(', ')}`] : []),
  ]
  return `
## ${HEADING}

Written by \`npm run bench:start\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} cores, Node ${process.versions.node}): from \`npm start\`
to the first page. Its load average before the run was ${load.toFixed(1)}.

| What | Result | Goal |
|---|---|---|
| first start after the install: build, database, 10,000 listings | ${seconds(first)} | ≤ 60 s |
| second start | ${seconds(second)} | ≤ 3 s |
| first start with ${many.listings.toLocaleString('en-US')} listings, built before | ${seconds(many.seconds)} | |
| second start with them | ${seconds(many.again)} | ≤ 3 s |
| pages of every kind that answered 200 with them | ${many.pages - many.failed.length} of ${many.pages} | all |

- ${missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}.`}
`
}
