import { browserSession, readUser } from './browser-session'
import { createSessionFetch } from './session-fetch'

/** A card that was seen or a page that was opened: a warehouse's or a service's (000 §3.9). */
export type Seen = {
  campaignId: number | null
  warehouseId?: number
  serviceId?: number
  sellerId: number | null
}

/** Observation starts after 200 ms, half a card for 1000 ms is seen, records wait 500 ms for others (000 §9). */
const BEGINS_MS = 200
const SEEN_MS = 1000
const BATCH_MS = 500
const SHARE = 0.5
/** The most the server takes at once, and the most that is kept for another try. */
const MOST = 100
const CARDS = '[data-listing]'
const OPENED_KEY = 'openedCard'

const send = createSessionFetch(browserSession)

/** Whether the server took it. Nobody is told of a failure (000 §8). A beacon couldn't say who the reader is. */
async function post(path: 'log' | 'page-visit', body: unknown): Promise<boolean> {
  const request = new Request(`${location.origin}/api/impressions/${path}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  try {
    return (await send(request)).ok
  } catch {
    return false
  }
}

const countsNothing = (): boolean => readUser()?.userType === 'admin'

/** Reads a card's `data-listing` ("12" or "service-12"), `data-seller` and `data-campaign`. */
function seenOf({ dataset }: HTMLElement): Seen | null {
  const [, service, id] = /^(service-)?(\d+)$/.exec(dataset.listing ?? '') ?? []
  if (!id) return null
  return {
    campaignId: dataset.campaign ? Number(dataset.campaign) : null,
    [service ? 'serviceId' : 'warehouseId']: Number(id),
    sellerId: dataset.seller ? Number(dataset.seller) : null,
  }
}

/** What the address says of the list, without its order, its look and where the map stands; on the dashboard the place alone (000 §4.6). */
function listSession(): string {
  const path = location.pathname.replace(/\/$/, '')
  if (path === '/dashboard') return path
  const query = new URLSearchParams(location.search)
  for (const key of Array.from(query.keys())) if (/^(?:sort|view)$|coordinate/i.test(key)) query.delete(key)
  return `${path}?${query}`
}

/** Sends records together once no other has come for a while; what could not be sent goes with the next. */
function createOutbox() {
  let pending: Seen[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    const batch = pending.slice(0, MOST)
    if (batch.length === 0) return
    pending = pending.slice(batch.length)
    if (!(await post('log', { impressions: batch }))) pending = [...batch, ...pending].slice(-MOST)
  }
  const add = (seen: Seen): void => {
    pending.push(seen)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), BATCH_MS)
  }
  return { add, flush }
}

/** Keeps which card led on, with its campaign or null, for the page visit there (000 §2.10). */
function rememberOpened({ target }: Event): void {
  const card = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(CARDS) : null
  const seen = card ? seenOf(card) : null
  if (seen) sessionStorage.setItem(OPENED_KEY, JSON.stringify(seen))
}

/** What is watched, what has stood in view since when, and what is logged already. */
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
    document.addEventListener('visibilitychange', this.#onVisibility)
    document.addEventListener('click', rememberOpened, true)
    this.#scanSoon()
  }

  readonly end = (): void => {
    clearTimeout(this.#scanning)
    this.#changes.disconnect()
    this.#forgetAll()
    document.removeEventListener('visibilitychange', this.#onVisibility)
    document.removeEventListener('click', rememberOpened, true)
  }

  readonly #onVisibility = (): void => {
    this.#forgetAll()
    if (document.visibilityState === 'visible') this.#scanSoon()
    else void this.#outbox.flush()
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
      if (intersectionRatio < SHARE || document.visibilityState !== 'visible') continue
      this.#timers.set(
        target,
        setTimeout(() => this.#record(target), SEEN_MS),
      )
    }
  }

  #record(card: Element): void {
    const seen = card instanceof HTMLElement ? seenOf(card) : null
    const key = JSON.stringify(seen)
    if (!seen || this.#logged.has(key) || countsNothing()) return
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
 * has stood in view for a second in a visible tab (000 §4.6, §9). Admins log nothing. The answer ends it.
 */
export function watchCards(): () => void {
  const watch = new CardWatch()
  watch.begin()
  return watch.end
}

function openedCard(): Seen | null {
  try {
    return JSON.parse(sessionStorage.getItem(OPENED_KEY) ?? 'null') as Seen | null
  } catch {
    return null
  }
}

/** Counts a visit of a warehouse's or service's page, for the campaign whose card led here (000 §2.10, §2.11). */
export async function logVisit(page: Omit<Seen, 'campaignId'>): Promise<void> {
  if (countsNothing()) return
  const opened = openedCard()
  const isIt = opened?.warehouseId === page.warehouseId && opened?.serviceId === page.serviceId
  await post('page-visit', { ...page, campaignId: isIt ? (opened?.campaignId ?? null) : null })
}
