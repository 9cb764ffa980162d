import fc from 'fast-check'
import { expect, it } from 'vitest'
import { besidePin } from './beside-pin'

const card = { width: 320, height: 200 }
const frame = { width: 600, height: 500 }

it('stands to the right of its pin, to the left where the right has no room, else above or below', () => {
  expect(besidePin([100, 250], card, frame)).toEqual([16, -100])
  expect(besidePin([500, 250], card, frame)).toEqual([-336, -100])
  const narrow = { width: 420, height: 700 }
  expect(besidePin([210, 400], card, narrow)).toEqual([-160, -216])
  expect(besidePin([210, 100], card, narrow)).toEqual([-160, 16])
})

it('is always within a frame that it fits in, wherever the pin is', () => {
  const pin = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) })
  const size = fc.record({ width: fc.integer({ min: 80, max: 400 }), height: fc.integer({ min: 40, max: 400 }) })
  const room = fc.record({ width: fc.integer({ min: 420, max: 900 }), height: fc.integer({ min: 420, max: 900 }) })
  fc.assert(
    fc.property(pin, size, room, ({ x, y }, of, within) => {
      const at = [Math.min(x, within.width), Math.min(y, within.height)] as const
      const [right, down] = besidePin(at, of, within)
      expect(at[0] + right).toBeGreaterThanOrEqual(8)
      expect(at[1] + down).toBeGreaterThanOrEqual(8)
      expect(at[0] + right + of.width).toBeLessThanOrEqual(within.width - 8)
      expect(at[1] + down + of.height).toBeLessThanOrEqual(within.height - 8)
    }),
  )
})
