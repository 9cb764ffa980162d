import { writeSection } from './section'

const HEADING = 'Quotes and calendars'

export type DeskRead = { name: string; p50: number; p95: number; goalMs: number }

const verdict = ({ p95, goalMs }: DeskRead): string =>
  p95 <= goalMs ? 'met' : `missed by ${(p95 - goalMs).toFixed(1)} ms`

/** The section as Markdown; a goal that is missed is said. */
export function deskReport({ load, reads }: { load: number; reads: readonly DeskRead[] }): string {
  const rows = reads.map((read) => {
    const { name, p50, p95, goalMs } = read
    return `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${goalMs} | ${verdict(read)} |`
  })
  return `
## ${HEADING}

Written by \`npm run bench:desk\` on ${new Date().toISOString().slice(0, 10)}. The machine's load average before the run was ${load.toFixed(1)}.

| A signed-in reader asks for | p50 ms | p95 ms | Goal | |
|---|--:|--:|--:|---|
${rows.join('\n')}
`
}

/** Puts the section in the place of the one before. */
export const writeDeskSection = (file: string, section: string): void => writeSection(file, HEADING, section)
