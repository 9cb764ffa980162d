import type { Page } from '@playwright/test'
import axe from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const COLOR_RULES = ['color-contrast', 'link-in-text-block']
/** Cards beyond the fourth of a list are one component again. */
const AGAIN = 'li:nth-child(n+5) [data-listing]'

/** An element at fault, as `rule: where it is` and its beginning. */
export type Violation = { rule: string; said: string }

/**
 * What axe finds at fault on a page as it stands, frames aside: everything, or what colors alone decide. It runs in the
 * page and answers with the faults only: the results of all that passed take several times as long to bring over.
 */
export async function violationsOf(page: Page, look: 'all' | 'colors'): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly =
    look === 'all' ? { type: 'tag', values: STANDARDS } : { type: 'rule', values: COLOR_RULES }
  return page.evaluate(
    async ([exclude, options]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await inPage.run({ exclude: [[exclude]] }, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({
          rule: id,
          said: `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`,
        })),
      )
    },
    [AGAIN, { runOnly, iframes: false } satisfies axe.RunOptions] as const,
  )
}
