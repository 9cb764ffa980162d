import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '../reference/brand'
import { pricingUnitLabels } from '../reference/pricing-labels'
import { diamondLevels } from '../reference/diamond-levels'
import { en, type MessageKey } from './en'
import { enOrders } from './en-orders'
import { enOwn } from './en-own'
import { enSpec } from './en-spec'
import { enXSpec } from './en-x-spec'
import specMessages from './spec-messages.json'
import { selectWording, text, textOf } from './text'

type SpecMessage = { key: string; text: string; literal?: boolean }
const spec: readonly SpecMessage[] = specMessages
const literal = spec.filter((message) => message.literal !== false)
/** Parameters are named otherwise in the code, so only their places are compared; X and name stand for a place. */
const shape = (value: string): string =>
  value
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/( )X$/, '$1{}')
    .replace(/> name$/, '> {}')

afterEach(() => selectWording('en'))

describe('texts against the spec', () => {
  it('compares with the 465 texts of the spec', () => expect(spec).toHaveLength(465))

  it.each(literal)('$key is equal or on the list of corrections', ({ key, text: wording }) => {
    expect(Object.keys(enSpec)).toContain(key)
    const corrected = enXSpec[key as keyof typeof enSpec]
    expect(shape(corrected ?? enSpec[key as keyof typeof enSpec])).toBe(shape(wording))
    expect(corrected).not.toBe(enSpec[key as keyof typeof enSpec])
  })

  it('has a text for every paraphrase but the rule about toasts', () => {
    const paraphrased = spec.filter((message) => message.literal === false).map((message) => message.key)
    const missing = paraphrased.filter((key) => !Object.hasOwn(enSpec, key))
    expect(missing).toEqual(['toast.success.mirror'])
  })

  it('adds no key to the spec in its own part, and none twice', () => {
    expect(Object.keys(enSpec).filter((key) => !spec.some((message) => message.key === key))).toEqual([])
    expect(Object.keys({ ...enOwn, ...enOrders }).filter((key) => Object.hasOwn(enSpec, key))).toEqual([])
  })

  it('spells none of the known misspellings', () => {
    const known =
      /requried|massage|wents|Visibled|verifing|Visibilty|Verificaiton|is delete|completeing|this create|verify you id/
    expect(Object.values(en).filter((value) => known.test(value))).toEqual([])
  })

  it('speaks as the reference lists do', () => {
    expect(diamondLevels.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => en[`diamond.level.${n}` as MessageKey]),
    )
    expect(Object.values(pricingUnitLabels)).toContain(en['pricing.unit.unit_pick_additional_sku'])
  })
})

describe('text()', () => {
  it('fills in parameters and the brand', () => {
    expect(text('quantity.min.pallet', { min: 5 })).toBe('Minimum available space is 5 pallets')
    expect(text('copy.explore.title')).toBe(`Explore Warehouses on ${brand.name}`)
    expect(textOf({ key: 'quantity.max.sqft', params: { max: 9 } })).toBe('Maximum available space is 9 SQ. FT.')
  })

  it("speaks the spec's words when asked to", () => {
    expect(text('state.error')).toBe('Something went wrong')
    selectWording('en-x-spec')
    expect(text('state.error')).toBe('Something wents to wrong')
    expect(text('action.retry')).toBe('Try again')
  })

  it('never puts one value into another', () => {
    expect(text('warehouse.shareText', { name: '{product}' })).toBe('Learn More About {product} Warehouse')
  })
})
