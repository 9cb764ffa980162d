import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logVisit, watchCards } from './seen-cards'

type Sent = {
  path: string
  body: { impressions?: unknown[]; campaignId?: number | null; warehouseId?: number; token?: string }
}

/** A request whose body can be read at once. */
class Asked {
  readonly url: string
  readonly body: string
  constructor(asked: string | Asked, init: { body?: string } = {}) {
    this.url = typeof asked === 'string' ? asked : asked.url
    this.body = typeof asked === 'string' ? (init.body ?? '') : asked.body
  }
  readonly headers = {}
  clone() {
    return this
  }
}

/** An observer that a test tells what is in view. */
class Views {
  static now: Views | undefined
  readonly cards = new Set<Element>()
  constructor(readonly notify: IntersectionObserverCallback) {
    Views.now = this
  }
  observe(card: Element) {
    this.cards.add(card)
  }
  unobserve(card: Element) {
    this.cards.delete(card)
  }
  disconnect() {
    this.cards.clear()
  }
  show(card: Element, share: number) {
    if (!this.cards.has(card)) return
    const entry = { target: card, intersectionRatio: share } as unknown as IntersectionObserverEntry
    this.notify([entry], this as unknown as IntersectionObserver)
  }
}

let sent: Sent[] = []
let answers = true
let status = 200
let isFocused = true
let end: () => void = () => undefined

const card = (id: number, campaign?: number, adToken = ''): HTMLElement => {
  const element = document.createElement('article')
  element.innerHTML = `<a href="#">open</a>`
  Object.assign(element.dataset, { listing: String(id), seller: '7', ...(campaign ? { campaign } : {}) })
  if (adToken) element.dataset.adToken = adToken
  document.body.append(element)
  return element
}
const show = (element: Element, share = 1) => Views.now?.show(element, share)
const logs = () => sent.filter(({ path }) => path === '/api/impressions/log').map(({ body }) => body.impressions)
const at = (address: string) => history.replaceState(null, '', address)
const visits = () => sent.filter(({ path }) => path === '/api/impressions/page-visit').map(({ body }) => body)
/** As long as a card takes to be seen and sent. */
const A_VIEW_MS = 1500
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const focus = (now: boolean) => {
  isFocused = now
  dispatchEvent(new Event(now ? 'focus' : 'blur'))
}
const seen = (id: number) => ({ campaignId: null, warehouseId: id, sellerId: 7 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Views)
  vi.stubGlobal('Request', Asked)
  vi.stubGlobal('fetch', async ({ url, body }: Asked) => {
    sent.push({ path: new URL(url).pathname, body: JSON.parse(body) as Sent['body'] })
    if (!answers) throw new TypeError('offline')
    return { ok: status < 400, status }
  })
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused)
  sent = []
  answers = true
  status = 200
  isFocused = true
  at('/warehouses')
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const watch = async () => {
  end = watchCards()
  await vi.advanceTimersByTimeAsync(200)
}

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
    end = watchCards()
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
    answers = false
    show(first)
    await vi.advanceTimersByTimeAsync(1500)
    answers = true
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
    expect(sent).toEqual([])
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
    isFocused = false
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
    isFocused = false
    await wait(2000)
    expect(logs()).toEqual([])
    isFocused = true
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
    answers = false
    const cards = ids.map((id) => card(id))
    await watch()
    for (const each of cards) show(each)
    await wait(A_VIEW_MS)
    sent = []
    answers = true
  }

  it('R-308: go with the next page', async () => {
    await seeOffline(1, 2)
    end()
    document.body.replaceChildren()
    at('/warehouses/featured')
    end = watchCards()
    await wait(500)
    expect(logs()).toEqual([[seen(1), seen(2)]])
    end()
    end = watchCards()
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
    status = refusal
    show(only)
    await wait(A_VIEW_MS)
    status = 200
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
    expect(sent).toEqual([])
  })
})

describe('visits of pages', () => {
  it('R-078: name the campaign of the card that led there, or null', async () => {
    const [ad, plain] = [card(1, 9), card(2)]
    await watch()
    for (const [opened, id] of [
      [ad, 1],
      [plain, 2],
    ] as const) {
      opened.querySelector('a')?.click()
      await logVisit({ warehouseId: id, sellerId: 7 })
    }
    await logVisit({ warehouseId: 1, sellerId: 7 })
    expect(sent.map(({ body }) => [body.warehouseId, body.campaignId])).toEqual([
      [1, 9],
      [2, null],
      [1, null],
    ])
  })

  it('R-078: name the token of the card too; links of its label lead elsewhere', async () => {
    const ad = card(1, 9, 'token-1')
    const plain = card(2)
    const label = document.createElement('div')
    label.setAttribute('popover', 'auto')
    label.innerHTML = '<a href="#">How results are ranked</a>'
    ad.append(label)
    await watch()
    plain.querySelector('a')?.click()
    label.querySelector('a')?.click()
    await logVisit({ warehouseId: 1, sellerId: 7 })
    ad.querySelector('a')?.click()
    await logVisit({ warehouseId: 1, sellerId: 7 })
    await logVisit({ serviceId: 1, sellerId: 7 })
    expect(visits()).toEqual([
      { warehouseId: 1, sellerId: 7, campaignId: null },
      { warehouseId: 1, sellerId: 7, campaignId: 9, token: 'token-1' },
      { serviceId: 1, sellerId: 7, campaignId: null },
    ])
  })

  it('R-311: that could not be sent go with the next page, one call each', async () => {
    answers = false
    await logVisit({ warehouseId: 1, sellerId: 7 })
    await logVisit({ warehouseId: 2, sellerId: 7 })
    sent = []
    answers = true
    end = watchCards()
    await wait(500)
    expect(visits().map(({ warehouseId }) => warehouseId)).toEqual([1, 2])
  })

  it('R-311, R-549: a failure of the call is kept from the reader', async () => {
    answers = false
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await expect(logVisit({ warehouseId: 1, sellerId: 7 })).resolves.toBeUndefined()
    expect(sent).toHaveLength(1)
    expect(logged.mock.calls.map(([what]) => what)).toEqual(['A view could not be logged'])
    logged.mockRestore()
    expect(document.body.textContent).toBe('')
  })
})
