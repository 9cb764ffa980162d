import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diamondLevels } from '@stackyard/shared/reference/diamond-levels'
import { globalRegions } from '@stackyard/shared/reference/global-regions'
import { planDefaults } from '@stackyard/shared/reference/plans'
import { productCategories } from '@stackyard/shared/reference/product-categories'
import { serviceSubtypes } from '@stackyard/shared/reference/service-subtypes'
import { selectableServiceTypes } from '@stackyard/shared/reference/service-types'
import { usRegions } from '@stackyard/shared/reference/us-regions'
import { usStates } from '@stackyard/shared/reference/us-states'
import { warehouseFeatures } from '@stackyard/shared/reference/warehouse-features'
import { spanishFactNames } from '@stackyard/shared/texts/spanish-fields'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { describe, expect, it } from 'vitest'
import { serviceTypePages } from '../lib/service-pages'
import { arabic, arabicPages } from './arabic'

const root = join(import.meta.dirname, '../../..')
const texts = Object.entries(arabic)
const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

/** The program's own text, without the catalog and tests. */
const sources = ['site/src', 'shared/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)),
  )
  .filter((file) => /\.(?:astro|tsx?)$/.test(file) && !/\/texts\/|\.test\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe('the Arabic catalog', () => {
  it('says everything in Arabic letters, with the same values as in English', () => {
    for (const [english, text] of texts) {
      expect(text, english).toMatch(/\p{Script=Arabic}/u)
      expect(holes(text), english).toEqual(holes(english))
    }
  })

  it('has all names and options of the facts of a listing that Spanish has', () => {
    expect(Object.keys(spanishFactNames).filter((name) => !Object.hasOwn(arabicPages, name))).toEqual([])
  })

  it('has a name for everything that lists name', () => {
    const names = [
      ...[...usRegions, ...globalRegions, ...diamondLevels].map(({ name }) => name),
      ...diamondLevels.map(({ description }) => description),
      ...usStates.map(({ label }) => label),
      ...[...productCategories, ...warehouseFeatures].map(({ label }) => label),
      ...selectableServiceTypes.map(serviceTypeLabel),
      ...selectableServiceTypes.flatMap((type) => serviceSubtypes[type].map(({ label }) => label)),
      ...serviceTypePages([]).map(({ lead }) => lead),
      ...Object.values(planDefaults).flatMap(({ name, summary }) => [name, summary]),
    ]
    expect(names.filter((name) => !Object.hasOwn(arabic, name))).toEqual([])
  })

  it('holds no text that nothing says', () => {
    const unused = texts
      .map(([english]) => english)
      .filter((english) => !sources.includes(english.replaceAll("'", "\\'")) && !sources.includes(english))
    expect(unused).toEqual([])
  })
})
