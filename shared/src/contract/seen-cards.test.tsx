import { describe, expect, it, vi } from 'vitest'
import { logVisit, watchCards } from './seen-cards'
import {
  A_VIEW_MS,
  at,
  card,
  focus,
  logs,
  seen,
  show,
  stage,
  stageSeenCards,
  Views,
  wait,
  watch,
} from './seen-cards.test-data'

stageSeenCards()

describe('cards that were seen', () => {
  it('R-305: half a card for 1000 ms is seen; less of it, or 800 ms, is not', async () => {
    const [seenCard, brief, edge] = [card(1), card(2), card(3)]
    await watch()
    show(seenCard, 0.5)
    show(brief)
    show(edge, 0.4)
    await vi.advanceTimersByTimeAsync(800)
    show(brief, 0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(logs()).toEqual([[seen(1)]])
  })

  it('R-306: observation starts after 200 ms; six cards go in one call 500 ms after the last', async () => {
    const cards = [1, 2, 3, 4, 5, 6].map((id) => card(id))
    stage.end = watchCards()
    await vi.advanceTimersByTimeAsync(199)
    expect(Views.now?.cards.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(Views.now?.cards.size).toBe(6)
    for (const [index, each] of cards.entries()) {
      show(each)
      if (index < 5) await vi.advanceTimersByTimeAsync(50)
    }
    await vi.advanceTimersByTimeAsync(1499)
    expect(logs()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(logs()).toEqual([[1, 2, 3, 4, 5, 6].map(seen)])
  })

  it('R-307: a card counts once a list, and again when the filters change; order, look and map are no filters', async () => {
    const only = card(1)
    await watch()
    const look = async () => {
      show(only)
      await vi.advanceTimersByTimeAsync(1500)
      show(only, 0)
    }
    await look()
    await look()
    expect(logs()).toHaveLength(1)
    for (const [address, calls] of [
      ['/warehouses?sort=name&view=map&northCoordinate=4', 1],
      ['/warehouses?features=hazmat', 2],
    ] as const) {
      at(address)
      document.body.append(document.createElement('p'))
      await vi.advanceTimersByTimeAsync(250)
      await look()
      expect(logs()).toHaveLength(calls)
    }
  })

  it('R-307: on /dashboard/ the filters of the address start no new list', async () => {
    at('/dashboard/')
    const only = card(1)
    await watch()
    show(only)
    await vi.advanceTimersByTimeAsync(1500)
    at('/dashboard/?features=hazmat')
    document.body.append(document.createElement('p'))
    await vi.advanceTimersByTimeAsync(250)
    show(only)
    await vi.advanceTimersByTimeAsync(1500)
    expect(logs()).toHaveLength(1)
  })

  it('R-308: what could not be sent goes with the next, and nothing is said', async () => {
    const [first, second] = [card(1), card(2)]
    await watch()
    stage.answers = false
    show(first)
    await vi.advanceTimersByTimeAsync(1500)
    stage.answers = true
    show(second)
    await vi.advanceTimersByTimeAsync(1500)
    expect(logs()).toEqual([[seen(1)], [seen(1), seen(2)]])
    expect(document.querySelector('[role="alert"],[role="status"]')).toBeNull()
  })

  it('R-309: an admin sends nothing', async () => {
    localStorage.setItem('token', 'any')
    localStorage.setItem('user', JSON.stringify({ id: 1, email: 'a@b.test', userType: 'admin' }))
    const only = card(1)
    await watch()
    show(only)
    await vi.advanceTimersByTimeAsync(2000)
    await logVisit({ warehouseId: 1, sellerId: 7 })
    expect(stage.sent).toEqual([])
  })

  it('R-310: a record holds campaign, warehouse or service, and seller; cards that come later are watched too', async () => {
    await watch()
    const late = card(4, 9)
    const service = card(0)
    service.dataset.listing = 'service-5'
    await vi.advanceTimersByTimeAsync(250)
    show(late)
    show(service)
    await vi.advanceTimersByTimeAsync(1500)
    expect(logs()).toEqual([
      [
        { campaignId: 9, warehouseId: 4, sellerId: 7 },
        { campaignId: null, serviceId: 5, sellerId: 7 },
      ],
    ])
  })
})

describe('sponsored cards that were seen', () => {
  it('R-305: send their campaign and token; one that is drawn anew with another token counts once', async () => {
    const first = card(4, 9, 'token-1')
    await watch()
    show(first)
    await wait(A_VIEW_MS)
    first.remove()
    const second = card(4, 9, 'token-2')
    await wait(250)
    show(second)
    await wait(A_VIEW_MS)
    expect(logs()).toEqual([[{ campaignId: 9, warehouseId: 4, sellerId: 7, token: 'token-1' }]])
  })
})

describe('a tab that nobody looks at', () => {
  it('R-305: counts nothing without the focus; with it the second begins anew', async () => {
    const only = card(1)
    stage.isFocused = false
    await watch()
    show(only)
    await wait(3000)
    expect(logs()).toEqual([])
    focus(true)
    await wait(200)
    show(only)
    await wait(900)
    focus(false)
    await wait(3000)
    expect(logs()).toEqual([])
    focus(true)
    await wait(200)
    show(only)
    await wait(A_VIEW_MS)
    expect(logs()).toEqual([[seen(1)]])
  })

  it('a focus that goes without an event ends a view too; a frame of the page that has it does not', async () => {
    const [quiet, framed] = [card(1), card(2)]
    await watch()
    show(quiet)
    await wait(500)
    stage.isFocused = false
    await wait(2000)
    expect(logs()).toEqual([])
    stage.isFocused = true
    dispatchEvent(new Event('blur'))
    await wait(200)
    show(framed)
    await wait(A_VIEW_MS)
    expect(logs()).toEqual([[seen(2)]])
  })

  it('sends what was seen as it loses the focus', async () => {
    const only = card(1)
    await watch()
    show(only)
    await wait(1000)
    expect(logs()).toEqual([])
    focus(false)
    await wait(0)
    expect(logs()).toEqual([[seen(1)]])
  })
})

describe('records that could not be sent', () => {
  const seeOffline = async (...ids: number[]) => {
    stage.answers = false
    const cards = ids.map((id) => card(id))
    await watch()
    for (const each of cards) show(each)
    await wait(A_VIEW_MS)
    stage.sent = []
    stage.answers = true
  }

  it('R-308: go with the next page', async () => {
    await seeOffline(1, 2)
    stage.end()
    document.body.replaceChildren()
    at('/warehouses/featured')
    stage.end = watchCards()
    await wait(500)
    expect(logs()).toEqual([[seen(1), seen(2)]])
    stage.end()
    stage.end = watchCards()
    await wait(2000)
    expect(logs()).toHaveLength(1)
  })

  it('R-308: go as soon as the reader is online again', async () => {
    await seeOffline(1)
    await wait(60_000)
    expect(logs()).toEqual([])
    dispatchEvent(new Event('online'))
    await wait(0)
    expect(logs()).toEqual([[seen(1)]])
  })

  it.each([
    [400, 1],
    [429, 2],
    [503, 2],
  ])('answered with %d are sent %d times', async (refusal, times) => {
    const only = card(1)
    await watch()
    stage.status = refusal
    show(only)
    await wait(A_VIEW_MS)
    stage.status = 200
    dispatchEvent(new Event('online'))
    await wait(0)
    expect(logs()).toHaveLength(times)
  })

  it('R-309: are dropped once an admin signs in', async () => {
    await seeOffline(1)
    localStorage.setItem('token', 'any')
    localStorage.setItem('user', JSON.stringify({ id: 1, email: 'a@b.test', userType: 'admin' }))
    dispatchEvent(new Event('online'))
    await wait(0)
    localStorage.clear()
    dispatchEvent(new Event('online'))
    await wait(0)
    expect(stage.sent).toEqual([])
  })
})
