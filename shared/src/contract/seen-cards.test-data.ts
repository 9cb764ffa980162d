import { afterEach, beforeEach, vi } from 'vitest'
import { watchCards } from './seen-cards'

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
export class Views {
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

/** What a test sets, and what was sent. */
export const stage = { sent: [] as Sent[], answers: true, status: 200, isFocused: true, end: (): void => undefined }

export const card = (id: number, campaign?: number, adToken = ''): HTMLElement => {
  const element = document.createElement('article')
  element.innerHTML = `<a href="#">open</a>`
  Object.assign(element.dataset, { listing: String(id), seller: '7', ...(campaign ? { campaign } : {}) })
  if (adToken) element.dataset.adToken = adToken
  document.body.append(element)
  return element
}
export const show = (element: Element, share = 1) => Views.now?.show(element, share)
export const logs = () =>
  stage.sent.filter(({ path }) => path === '/api/impressions/log').map(({ body }) => body.impressions)
export const at = (address: string) => history.replaceState(null, '', address)
export const visits = () =>
  stage.sent.filter(({ path }) => path === '/api/impressions/page-visit').map(({ body }) => body)
/** As long as a card takes to be seen and stage.sent. */
export const A_VIEW_MS = 1500
export const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
export const focus = (now: boolean) => {
  stage.isFocused = now
  dispatchEvent(new Event(now ? 'focus' : 'blur'))
}
export const seen = (id: number) => ({ campaignId: null, warehouseId: id, sellerId: 7 })

/** Every test has a page of its own: its own clock, observer, network and storage. */
export function stageSeenCards(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', Views)
    vi.stubGlobal('Request', Asked)
    vi.stubGlobal('fetch', async ({ url, body }: Asked) => {
      stage.sent.push({ path: new URL(url).pathname, body: JSON.parse(body) as Sent['body'] })
      if (!stage.answers) throw new TypeError('offline')
      return { ok: stage.status < 400, status: stage.status }
    })
    vi.spyOn(document, 'hasFocus').mockImplementation(() => stage.isFocused)
    stage.sent = []
    stage.answers = true
    stage.status = 200
    stage.isFocused = true
    at('/warehouses')
  })
  afterEach(() => {
    stage.end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    sessionStorage.clear()
    localStorage.clear()
  })
}

export const watch = async () => {
  stage.end = watchCards()
  await vi.advanceTimersByTimeAsync(200)
}
