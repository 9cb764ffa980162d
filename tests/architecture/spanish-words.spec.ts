import { arabic as sharedTexts } from '@stackyard/shared/texts/arabic'
import { arabicListing, arabicRates } from '@stackyard/shared/texts/arabic-listing'
import { allFields } from '@stackyard/shared/reference/warehouse-fields'
import { beforeAll, describe, expect, it } from 'vitest'
import { arabic as siteTexts } from '../../site/src/texts/arabic'
import { spanish } from '../../site/src/texts/spanish'
import { reachedFiles } from '../setup/reached-files'

/** Pages of the site that stand in Spanish (site/src/lib/language-routes.ts, list-routes.ts). */
const sitePages = ['index.astro', 'warehouses/_list.astro', 'warehouses/[slug].astro'].map(
  (page) => `site/src/pages/${page}`,
)

/** Islands of pages that Spanish lacks, which stand in one list with the others. */
const ELSEWHERE =
  /site\/src\/islands\/(?:comments|contact|profile|compare-(?:form|island|rows|table))|\/texts\/|\/messages\//

const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const saysIn = (sources: string) => (text: string) =>
  [`'${text.replaceAll("'", "\\'")}'`, `"${text}"`, `\`${text}\``].some((said) => sources.includes(said))

describe('Spanish words of the site', () => {
  let sources = ''
  beforeAll(() => {
    sources = [...reachedFiles(sitePages, (path) => ELSEWHERE.test(path)).values()].join('\n')
  })

  it('are there for every text that a Spanish page can say', () => {
    const catalog = Object.keys({ ...sharedTexts, ...arabicListing, ...arabicRates, ...siteTexts })
    const said = catalog.filter(saysIn(sources))
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((text) => !Object.hasOwn(spanish, text))).toEqual([])
  })

  it('are there for the facts of a warehouse', () => {
    const labels = allFields
      .filter(({ group, ...field }) => group !== 'rates' && !('unitOf' in field))
      .map(({ label }) => label)
    expect(labels.filter((label) => !Object.hasOwn(spanish, label))).toEqual([])
  })

  it('keep the values of the English text', () => {
    expect(Object.entries(spanish).filter(([english, text]) => `${holes(english)}` !== `${holes(text)}`)).toEqual([])
  })
})
