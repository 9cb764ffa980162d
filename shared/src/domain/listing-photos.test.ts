import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePrimary, movePhoto, removePhoto, withOnePrimary } from './listing-photos'

const photos = fc.array(fc.record({ id: fc.nat(), primary: fc.boolean() }), { maxLength: 8 })
const primaries = (list: readonly { primary: boolean }[]) => list.filter((photo) => photo.primary).length

describe('photos of a listing', () => {
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

  it('R-528: exactly one is primary, in front, after any sequence of operations', () => {
    const step = fc.record({ act: fc.constantFrom('add', 'mark', 'move', 'remove'), from: fc.nat(7), to: fc.nat(7) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (sequence) => {
        let list: { primary: boolean }[] = []
        for (const { act, from, to } of sequence) {
          if (act === 'add') list = withOnePrimary([...list, { primary: false }])
          if (act === 'mark') list = makePrimary(list, from)
          if (act === 'move') list = movePhoto(list, from, to)
          if (act === 'remove') list = removePhoto(list, from)
          expect(primaries(list)).toBe(list.length > 0 ? 1 : 0)
          expect(list[0]?.primary ?? true).toBe(true)
        }
      }),
    )
  })

  it('R-529: the first uploaded photo becomes primary', () => {
    expect(withOnePrimary([{ primary: false }, { primary: false }]).map((photo) => photo.primary)).toEqual([
      true,
      false,
    ])
  })

  it('R-530: a photo marked primary clears the old one and moves to the first position', () => {
    const list = ['a', 'b', 'c'].map((id, index) => ({ id, primary: index === 0 }))
    expect(makePrimary(list, 2)).toEqual([
      { id: 'c', primary: true },
      { id: 'a', primary: false },
      { id: 'b', primary: false },
    ])
  })

  it('R-531: the primary photo cannot be moved, and nothing can be put before it', () => {
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
