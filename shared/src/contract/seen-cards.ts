import { browserSession, readUser } from './browser-session'
import { logFailure } from '../reference/log-failure'
import { storeOpened, takeOpened } from './opened-card'
import { createSessionFetch } from './session-fetch'
import { type SendOutcome, unsentRecords } from './unsent-records'

/** A card that was seen or a page that was opened: a warehouse's or a service's; `token` is that of a sponsored card. */
export type Seen = {
  campaignId: number | null
  warehouseId?: number
  serviceId?: number
  sellerId: number | null
  token?: string
}

/** Observation starts after 200 ms, half a card for 1000 ms is seen, records wait 500 ms for others. */
const BEGINS_MS = 200
const SEEN_MS = 1000
const BATCH_MS = 500
const SHARE = 0.5
const CARDS = '[data-listing]'
const TIMEOUT = 408
const TOO_MANY = 429

const request = createSessionFetch(browserSession)

/** A status that the same record would get again. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== TIMEOUT && status !== TOO_MANY

/** Readers are not told of a failure. A beacon could not say who the reader is. */
async function post(path: 'log' | 'page-visit', body: unknown): Promise<SendOutcome> {
  const call = new Request(`${location.origin}/api/impressions/${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  try {
    const { ok, status } = await request(call)
    if (!ok) logFailure('A view could not be logged', status)
    return ok ? 'sent' : isFinal(status) ? 'refused' : 'failed'
  } catch (error) {
    logFailure('A view could not be logged', error)
    return 'failed'
  }
}

const unsentViews = unsentRecords<Seen>('unsentViews', (impressions) => post('log', { impressions }))
const unsentVisits = unsentRecords<Seen>('unsentVisits', ([visit]) => post('page-visit', visit), 1)

const countsNothing = (): boolean => readUser()?.userType === 'admin'

/** Sends what this page and those before it could not; an admin's is dropped. */
async function sendUnsent(): Promise<void> {
  if (countsNothing()) for (const unsent of [unsentViews, unsentVisits]) unsent.clear()
  await Promise.all([unsentViews.flush(), unsentVisits.flush()])
}

/** Whether a reader can see this tab: it is visible, and its window has the focus. */
const isAttended = (): boolean => document.visibilityState === 'visible' && document.hasFocus()

/** Reads a card's attributes, written by ui/card-attributes.tsx. */
function seenOf({ dataset }: HTMLElement): Seen | null {
  const [, service, id] = /^(service-)?(\d+)$/.exec(dataset.listing ?? '') ?? []
  if (!id) return null
  return {
    campaignId: dataset.campaign ? Number(dataset.campaign) : null,
    [service ? 'serviceId' : 'warehouseId']: Number(id),
    sellerId: dataset.seller ? Number(dataset.seller) : null,
    ...(dataset.adToken ? { token: dataset.adToken } : {}),
  }
}

/** What the address says of the list, without its order, its look and where the map stands; on the dashboard the place alone. */
function listSession(): string {
  const path = location.pathname.replace(/\/$/, '')
  if (path === '/dashboard') return path
  const query = new URLSearchParams(location.search)
  for (const key of Array.from(query.keys())) if (/^(?:sort|view)$|coordinate/i.test(key)) query.delete(key)
  return `${path}?${query}`
}

/** Sends records together once no other has come for a while. */
function createOutbox() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    clearTimeout(timer)
    void sendUnsent()
  }
  const flushSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(flush, BATCH_MS)
  }
  const add = (seen: Seen): void => {
    unsentViews.add(seen)
    flushSoon()
  }
  return { add, flush, flushSoon }
}

/** Where an ordinary click and a middle click tell which card led on. */
const OPENINGS = ['click', 'auxclick'] as const

/** Stores which card led on, with its campaign and token or null, for the page visit there. Links of its label do not lead there. */
function rememberOpened(event: MouseEvent): void {
  // The right button opens a menu and no page.
  if (event.button > 1) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const card = link && !link.closest('[popover]') ? link.closest<HTMLElement>(CARDS) : null
  const seen = card ? seenOf(card) : null
  if (seen) storeOpened(seen, event)
}

/** Events after which the tab may be attended or no longer is. */
const ATTENTION = ['focus', 'blur'] as const

/** What is watched, what has been in view since when, and what is logged already. */
class CardWatch {
  readonly #outbox = createOutbox()
  readonly #watched = new Set<Element>()
  readonly #logged = new Set<string>()
  readonly #timers = new Map<Element, ReturnType<typeof setTimeout>>()
  readonly #observer = new IntersectionObserver((entries) => this.#look(entries), { threshold: [SHARE] })
  readonly #changes = new MutationObserver(() => this.#scanSoon())
  #session = listSession()
  #scanning: ReturnType<typeof setTimeout> | undefined

  readonly begin = (): void => {
    this.#changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('visibilitychange', this.#onAttention)
    for (const kind of ATTENTION) addEventListener(kind, this.#onAttention)
    addEventListener('online', this.#outbox.flush)
    for (const kind of OPENINGS) document.addEventListener(kind, rememberOpened, true)
    this.#scanSoon()
    if (!unsentViews.isEmpty() || !unsentVisits.isEmpty()) this.#outbox.flushSoon()
  }

  readonly end = (): void => {
    clearTimeout(this.#scanning)
    this.#changes.disconnect()
    this.#forgetAll()
    document.removeEventListener('visibilitychange', this.#onAttention)
    for (const kind of ATTENTION) removeEventListener(kind, this.#onAttention)
    removeEventListener('online', this.#outbox.flush)
    for (const kind of OPENINGS) document.removeEventListener(kind, rememberOpened, true)
  }

  readonly #onAttention = (): void => {
    this.#forgetAll()
    if (isAttended()) this.#scanSoon()
    else this.#outbox.flush()
  }

  #stop(card: Element): void {
    clearTimeout(this.#timers.get(card))
    this.#timers.delete(card)
  }

  #forget(card: Element): void {
    this.#stop(card)
    this.#observer.unobserve(card)
    this.#watched.delete(card)
  }

  #forgetAll(): void {
    for (const card of this.#watched) this.#forget(card)
  }

  #look(entries: readonly IntersectionObserverEntry[]): void {
    for (const { intersectionRatio, target } of entries) {
      this.#stop(target)
      if (intersectionRatio < SHARE || !isAttended()) continue
      this.#timers.set(
        target,
        setTimeout(() => this.#record(target), SEEN_MS),
      )
    }
  }

  #record(card: Element): void {
    const seen = card instanceof HTMLElement ? seenOf(card) : null
    if (!seen || !isAttended() || countsNothing()) return
    // A card that is drawn anew has another token.
    const { token: _token, ...which } = seen
    const key = JSON.stringify(which)
    if (this.#logged.has(key)) return
    this.#logged.add(key)
    this.#outbox.add(seen)
  }

  #scanSoon(): void {
    this.#scanning ??= setTimeout(() => this.#scan(), BEGINS_MS)
  }

  #scan(): void {
    this.#scanning = undefined
    const now = listSession()
    if (now !== this.#session) {
      this.#session = now
      this.#logged.clear()
      this.#forgetAll()
    }
    for (const card of this.#watched) if (!card.isConnected) this.#forget(card)
    for (const card of document.querySelectorAll(CARDS)) {
      if (this.#watched.has(card)) continue
      this.#watched.add(card)
      this.#observer.observe(card)
    }
  }
}

/**
 * Logs the cards of the page, those that come later too: each once a list and its filters, when at least half of it
 * was in view for a second in the visible tab of the focused window. Admins log nothing. The answer ends it.
 */
export function watchCards(): () => void {
  const watch = new CardWatch()
  watch.begin()
  return watch.end
}

/** The page of a listing that was opened. */
export type Visited = Omit<Seen, 'campaignId' | 'token'>

/** Counts a visit of a warehouse's or service's page, for the campaign whose card led here. */
export async function logVisit(page: Visited): Promise<void> {
  if (countsNothing()) return
  const led = takeOpened((seen) => seen.warehouseId === page.warehouseId && seen.serviceId === page.serviceId)
  unsentVisits.add({ ...page, campaignId: led?.campaignId ?? null, ...(led?.token ? { token: led.token } : {}) })
  await unsentVisits.flush()
}
