import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePrimary, movePhoto, removePhoto, withOnePrimary } from './listing-photos'

const photos = fc.array(fc.record({ id: fc.nat(), primary: fc.boolean() }), { maxLength: 8 })
const primaries = (list: readonly { primary: boolean }[]) => list.filter((photo) => photo.primary).length

describe('photos of a listing (002 §4.3)', () => {
  it('keeps exactly one primary, in front, and loses none', () => {
    fc.assert(
      fc.property(photos, (list) => {
        const kept = withOnePrimary(list)
        expect(kept).toHaveLength(list.length)
        expect(primaries(kept)).toBe(list.length > 0 ? 1 : 0)
        if (kept.length > 0) expect(kept[0]?.primary).toBe(true)
        expect(withOnePrimary(kept)).toEqual(kept)
      }),
    )
  })

  it('the first uploaded photo becomes primary', () => {
    expect(withOnePrimary([{ primary: false }, { primary: false }]).map((photo) => photo.primary)).toEqual([
      true,
      false,
    ])
  })

  it('a photo marked primary clears the old one and moves to the first position', () => {
    const list = ['a', 'b', 'c'].map((id, index) => ({ id, primary: index === 0 }))
    expect(makePrimary(list, 2)).toEqual([
      { id: 'c', primary: true },
      { id: 'a', primary: false },
      { id: 'b', primary: false },
    ])
  })

  it('the primary photo cannot be moved, and nothing can be put before it', () => {
    const list = ['a', 'b', 'c'].map((id, index) => ({ id, primary: index === 0 }))
    expect(movePhoto(list, 0, 2)).toEqual(list)
    expect(movePhoto(list, 2, 0)).toEqual(list)
    expect(movePhoto(list, 1, 2).map((photo) => photo.id)).toEqual(['a', 'c', 'b'])
  })

  it('when the primary photo goes, the next takes its place', () => {
    const list = ['a', 'b'].map((id, index) => ({ id, primary: index === 0 }))
    expect(removePhoto(list, 0)).toEqual([{ id: 'b', primary: true }])
  })
})
