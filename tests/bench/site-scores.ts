import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../../cms/start/processes.ts'
import { browserLaunchOptions } from '../setup/browser'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Scores of 0 to 100 of one page, and what costs it points, by audit. */
export type PageScores = { name: string; scores: Record<(typeof categories)[number], number>; lost: string[] }

/** Reads of each page: the best counts, since what else the machine does only ever takes away. */
const READS = 2
const WANTED = 98

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const scoresOf = ({ categories: found }: Result): PageScores['scores'] =>
  Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)]),
  ) as PageScores['scores']

/** Names of audits that count and are not passed, in categories under what is wanted. */
const lostOf = ({ categories: found, audits }: Result): string[] =>
  categories
    .filter((name) => (found[name]?.score ?? 0) * 100 < WANTED)
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)

const least = ({ scores }: PageScores): number => Math.min(...Object.values(scores))

/** Lighthouse's own phone (a slow network and a processor four times slower, both simulated) on each page, in one Chromium. */
export async function measureScores(url: string, pages: Record<string, string>): Promise<PageScores[]> {
  const port = await freePort(9310)
  const options = await browserLaunchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  const measured: PageScores[] = []
  try {
    for (const [name, path] of Object.entries(pages)) {
      let best: PageScores | undefined
      for (let read = 0; read < READS && (best === undefined || least(best) < WANTED); read++) {
        const result = await lighthouse(`${url}${path}`, { port, logLevel: 'error', onlyCategories: [...categories] })
        if (!result) throw new Error(`Lighthouse had no answer for ${path}`)
        const found = { name, scores: scoresOf(result.lhr), lost: lostOf(result.lhr) }
        if (best === undefined || least(found) > least(best)) best = found
      }
      if (!best) continue
      measured.push(best)
      console.log(`  ${name}: ${Object.values(best.scores).join(' ')} ${best.lost.join(', ')}`)
    }
  } finally {
    await browser.close()
  }
  return measured
}
