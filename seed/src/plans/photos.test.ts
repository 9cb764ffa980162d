import { sceneKindOf, type SceneKind } from '@stackyard/cms/modules/foundation/picture/index'
import { describe, expect, it } from 'vitest'
import { planE2e } from '../scenarios/e2e'
import { DIFFERENT_IN_A_ROW, fittingKinds } from './photos'

const { warehouses } = planE2e(new Date('2026-11-22T12:00:00Z'))
const kindsOf = (photos: readonly { link: string }[]): SceneKind[] =>
  photos.map(({ link }) => sceneKindOf(Number(link.split('/')[2])))
/** Those below have their features set by hand after they are planned. */
const drawn = warehouses.filter(({ id }) => id > 100)

describe('photos of listings', () => {
  it('shows nothing twice in a listing, and what marks it among the first', () => {
    for (const { photos, features, totalSpace } of drawn) {
      const kinds = kindsOf(photos)
      expect(new Set(kinds).size).toBe(kinds.length)
      const { leads, fits } = fittingKinds({ features, totalSpace })
      for (const lead of leads.slice(0, 3)) expect(kinds).toContain(lead)
      if (leads.length === 0 && fits.length > 0) expect(kinds.some((kind) => fits.includes(kind))).toBe(true)
    }
  })

  it('keeps what needs a feature from those who do not have it', () => {
    const without = (kind: SceneKind, has: (listing: (typeof drawn)[number]) => boolean) =>
      drawn.filter((listing) => !has(listing) && kindsOf(listing.photos).includes(kind)).map(({ id }) => id)
    expect(without('rail', ({ features }) => features.rail)).toEqual([])
    expect(without('coldRoom', ({ features }) => features.coldStorage || features.tempControl)).toEqual([])
    expect(without('port', ({ features }) => features.importExport)).toEqual([])
    expect(without('suites', ({ features }) => features.flexibleWarehouseSuites)).toEqual([])
  })

  it('leads with different kinds in listings that follow each other', () => {
    const leads = drawn.map(({ pictureSeed }) => sceneKindOf(pictureSeed))
    const repeated = leads.filter((kind, at) => leads.slice(at + 1, at + DIFFERENT_IN_A_ROW).includes(kind))
    expect(repeated).toEqual([])
    expect(drawn.length).toBeGreaterThan(100)
    expect(new Set(leads).size).toBeGreaterThan(20)
    for (const [kind, of] of Map.groupBy(leads, (lead) => lead))
      expect(of.length / leads.length, kind).toBeLessThan(0.15)
  })
})
