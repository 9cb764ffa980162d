import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pricingCategories, pricingUnitLabels } from '../reference/pricing-labels'
import { arabic } from './arabic'
import { arabicListing, arabicRates } from './arabic-listing'

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

const ui = join(import.meta.dirname, '../ui')
const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('.test'))
  .map((file) => readFileSync(join(ui, file), 'utf8'))
  .join('\n')

describe('Arabic texts of a listing', () => {
  it.each(Object.entries(arabicListing))('%s is said in Arabic letters with the same values', (english, text) => {
    expect(text).toMatch(/\p{Script=Arabic}/u)
    expect(places(text)).toEqual(places(english))
    expect(sources).toContain(english)
    expect(Object.keys(arabic)).not.toContain(english)
  })

  it('name everything in a rate sheet', () => {
    const names = [...Object.values(pricingCategories), ...Object.values(pricingUnitLabels)]
    expect(names.filter((name) => !Object.hasOwn(arabicRates, name))).toEqual([])
  })
})
