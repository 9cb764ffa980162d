import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inHoldingTurn, inPlacingTurn, LONGEST_WAIT_MS, MOST_OF_A_LISTING, MOST_WAITING } from './purchase-turns'

const lockTimeout = () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A listing whose lock somebody else holds until it is freed; each attempt waits 200 ms for it. */
function blockedListing() {
  const seen = { free: false, attempts: 0, atOnce: 0, most: 0 }
  const place = async () => {
    seen.attempts += 1
    seen.most = Math.max(seen.most, ++seen.atOnce)
    if (!seen.free) await new Promise((resolve) => setTimeout(resolve, 200))
    seen.atOnce -= 1
    if (!seen.free) throw lockTimeout()
    return 'placed'
  }
  return { seen, place }
}

describe('turns of purchases', () => {
  it('a blocked listing leaves a turn to the others, and its own are placed when it is free', async () => {
    const { seen, place } = blockedListing()
    const own = Array.from({ length: 6 }, () => inPlacingTurn(1, place))
    const other = await inPlacingTurn(2, async () => 'other')
    expect(other).toBe('other')
    expect(seen).toMatchObject({ attempts: 1, most: 1 })
    await vi.advanceTimersByTimeAsync(250)
    seen.free = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(own)).toEqual(Array.from({ length: 6 }, () => 'placed'))
    expect(seen.most).toBe(1)
  })

  it('three blocked listings hold no turn while they wait to try again', async () => {
    const blocked = [1, 2, 3].map(() => blockedListing())
    const own = blocked.map(({ place }, index) => inPlacingTurn(index + 1, place))
    let other = ''
    void inPlacingTurn(4, async () => 'other').then((value) => (other = value))
    await vi.advanceTimersByTimeAsync(450)
    expect(other).toBe('other')
    for (const { seen } of blocked) seen.free = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.all(own)).toEqual(['placed', 'placed', 'placed'])
  })

  it('gives up after two seconds, and the next of the listing goes on', async () => {
    const { seen, place } = blockedListing()
    const first = inPlacingTurn(1, place)
    const refused = expect(first).rejects.toMatchObject({ code: '55P03' })
    await vi.advanceTimersByTimeAsync(1900)
    expect(seen.attempts).toBeGreaterThan(4)
    await vi.advanceTimersByTimeAsync(600)
    await refused
    seen.free = true
    expect(await inPlacingTurn(1, place)).toBe('placed')
  })

  it('those who have waited as long behind it give up with it, and the next finds the listing free', async () => {
    const { seen, place } = blockedListing()
    const all = Promise.allSettled(Array.from({ length: 10 }, () => inPlacingTurn(1, place)))
    await vi.advanceTimersByTimeAsync(2600)
    expect((await all).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))
    seen.free = true
    expect(await inPlacingTurn(1, place)).toBe('placed')
  })

  it('who waited for a turn behind a crowd still has its two seconds', async () => {
    let held = 2
    const crowd = [1, 2].map((id) => inPlacingTurn(id, () => new Promise<void>((resolve) => setTimeout(resolve, 3000))))
    const own = inPlacingTurn(3, async () => {
      if (held-- > 0) throw lockTimeout()
      return 'placed'
    })
    await vi.advanceTimersByTimeAsync(3500)
    await Promise.all(crowd)
    expect(await own).toBe('placed')
  })

  it('says at once what is no matter of a lock', async () => {
    await expect(inPlacingTurn(1, () => Promise.reject(new Error('sold')))).rejects.toThrow('sold')
    expect(await inPlacingTurn(1, async () => 'placed')).toBe('placed')
  })

  it('refuses whoever comes when the most wait for one listing; others and later ones are placed', async () => {
    const open = Promise.withResolvers<string>()
    const own = Array.from({ length: MOST_OF_A_LISTING }, () => inPlacingTurn(1, () => open.promise))
    await expect(inPlacingTurn(1, async () => 'placed')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await inPlacingTurn(2, async () => 'other')).toBe('other')
    open.resolve('placed')
    expect(new Set(await Promise.all(own))).toEqual(new Set(['placed']))
    expect(await inPlacingTurn(1, async () => 'placed')).toBe('placed')
  })

  it.each([
    ['placing', (at: number, work: () => Promise<string>) => inPlacingTurn(at, work)],
    ['holding', (_at: number, work: () => Promise<string>) => inHoldingTurn(work)],
  ])('refuses whoever comes when the most of all listings wait: %s', async (_which, turn) => {
    const open = Promise.withResolvers<string>()
    const all = Array.from({ length: MOST_WAITING + 2 }, (_, at) => turn(at + 1, () => open.promise))
    let begun = false
    const refused = turn(MOST_WAITING + 3, async () => ((begun = true), 'placed'))
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(begun).toBe(false)
    open.resolve('placed')
    expect(new Set(await Promise.all(all))).toEqual(new Set(['placed']))
    expect(await turn(1, async () => 'again')).toBe('again')
  })

  it.each([
    ['behind all listings', [11, 12]],
    ['behind its own', [13]],
  ])('refuses whoever waited five seconds %s, and begins nothing', async (_what, crowd) => {
    const open = Promise.withResolvers<string>()
    const standing = crowd.map((id) => inPlacingTurn(id, () => open.promise))
    let begun = 0
    const late = inPlacingTurn(13, async () => ((begun += 1), 'placed'))
    const refused = expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 100)
    const later = inPlacingTurn(13, async () => ((begun += 1), 'placed'))
    await vi.advanceTimersByTimeAsync(200)
    await refused
    expect(begun).toBe(0)
    open.resolve('placed')
    await Promise.all(standing)
    expect([await later, begun]).toEqual(['placed', 1])
  })
})
