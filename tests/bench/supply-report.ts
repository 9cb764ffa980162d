import { writeSection } from './section'
import type { ScreenFigures } from './supply-browser'
import { IMPORT_ROWS } from './supply-writes'

const HEADING = 'Supply'

type Times = { p50: number; p95: number }

export type SupplyFigures = {
  listings: number
  load: number
  table: (Times & { name: string })[]
  autosave: Times
  screens: ScreenFigures
  imports: { triedMs: number; addedMs: number }
}

const whole = (value: number): string => value.toLocaleString('en-US')

/** The section as Markdown. */
export function supplyReport({ listings, load, table, autosave, screens, imports }: SupplyFigures): string {
  const rows = table.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`)
  return `
## ${HEADING}

Written by \`npm run bench:supply\` on ${new Date().toISOString().slice(0, 10)}, with ${whole(listings)} listings. The machine's load average
before the run was ${load.toFixed(1)}.

| The admins' table asks for | p50 ms | p95 ms |
|---|--:|--:|
${rows.join('\n')}

- The form keeps a changed draft in ${autosave.p50.toFixed(1)} ms (p50) and ${autosave.p95.toFixed(1)} ms (p95). Wanted: 100 ms.
- The slowest reaction of the form to a key or a click took ${screens.reactionMs.toFixed(0)} ms to the next frame. Wanted: 200 ms.
- ${whole(screens.frames)} frames while the table was scrolled: p50 ${screens.frameP50.toFixed(1)} ms, p95 ${screens.frameP95.toFixed(1)} ms; ${(screens.slow * 100).toFixed(1)} % took longer
  than 20 ms. Chromium without a graphics card, drawn by the processor that also serves. Wanted: 60 a second (16.7 ms).
- A file of ${whole(IMPORT_ROWS)} live listings was tried in ${(imports.triedMs / 1000).toFixed(1)} s and added in ${(imports.addedMs / 1000).toFixed(1)} s. Wanted: 10 s.
`
}

/** Puts the section in the place of the one before. */
export const writeSupplySection = (file: string, section: string): void => writeSection(file, HEADING, section)
