import { logFailure } from '@stackyard/shared/reference/log-failure'
import type { QueryClient } from '@tanstack/react-query'
import { type LiveSignal, liveSignalsPath } from '@stackyard/shared/schema/live-signal'
import { apiQuery, sessionFetch } from './api'
import { followStream } from './live-stream'
import { currentUser, userAtom } from './session'
import { store } from './store'

/** How often is asked while no stream says what changed. */
const POLL_MS = 30_000
const NAME = 'live-signals'

/** Between the tabs of a browser: what the stream said to the tab that reads it, and the question how things are. */
type TabMessage = { userId: number; signal: LiveSignal } | { userId: number; question: true }

const connect = (signal: AbortSignal): Promise<Response> =>
  sessionFetch(new Request(`${location.origin}/api${liveSignalsPath}`, { signal, cache: 'no-store' }))

/** Marks everything as stale that signals are about; what is shown is asked for at once. */
function refreshAll(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: apiQuery.chat.key() })
  void queryClient.invalidateQueries({ queryKey: apiQuery.notification.key() })
  refreshRequests(queryClient)
}

/** Requests for quotes of both kinds: lists, the board, and each quote. */
function refreshRequests(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: apiQuery.quote.key() })
  void queryClient.invalidateQueries({ queryKey: apiQuery.sourcing.key() })
}

function refreshThread(queryClient: QueryClient, roomId: number): void {
  const { rooms, chatroom, roomMessages } = apiQuery.chat
  for (const queryKey of [rooms.key(), chatroom.key(), roomMessages.key({ input: { roomId } })])
    void queryClient.invalidateQueries({ queryKey })
}

/** What one tab does with signals: it asks anew for what changed, or for everything when some may have been missed. */
class Follower {
  readonly #queryClient: QueryClient
  isLive = false

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient
  }

  take(signal: LiveSignal): void {
    if (signal.kind === 'chat') return refreshThread(this.#queryClient, signal.id)
    if (signal.kind === 'notification')
      return void this.#queryClient.invalidateQueries({ queryKey: apiQuery.notification.key() })
    if (signal.kind === 'request') return refreshRequests(this.#queryClient)
    if (signal.kind !== 'ready' && signal.kind !== 'lost') return
    const wasLive = this.isLive
    this.isLive = signal.kind === 'ready'
    if (this.isLive && !wasLive) refreshAll(this.#queryClient)
  }

  poll(): void {
    if (!this.isLive && document.visibilityState === 'visible') refreshAll(this.#queryClient)
  }
}

/** One tab of a browser holds the lock and reads the stream; the others hear from it, and the next takes over. */
async function shareStream(userId: number, follower: Follower, signal: AbortSignal): Promise<void> {
  const lead = (onSignal: (one: LiveSignal) => void) => followStream({ connect, onSignal }, signal)
  // There are no locks on pages without https.
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return lead((one) => follower.take(one))
  const channel = new BroadcastChannel(NAME)
  const say: (message: TabMessage) => void = channel.postMessage.bind(channel)
  let isLeading = false
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.userId !== userId) return
    if (!('question' in data)) follower.take(data.signal)
    else if (isLeading) say({ userId, signal: { kind: follower.isLive ? 'ready' : 'lost' } })
  }
  say({ userId, question: true })
  try {
    await locks.request(`${NAME}:${userId}`, { signal }, async () => {
      const pass = (one: LiveSignal) => {
        follower.take(one)
        say({ userId, signal: one })
      }
      isLeading = true
      // The tab that led before may have gone without a word.
      pass({ kind: 'lost' })
      await lead(pass)
    })
  } finally {
    channel.close()
  }
}

function followFor(userId: number, queryClient: QueryClient): () => void {
  const ended = new AbortController()
  const follower = new Follower(queryClient)
  const timer = setInterval(() => follower.poll(), POLL_MS)
  shareStream(userId, follower, ended.signal).catch((error: unknown) => {
    if (!ended.signal.aborted) logFailure('No live signals: polling goes on', error)
  })
  return () => {
    clearInterval(timer)
    ended.abort()
  }
}

/**
 * Keeps chat, notifications, and requests for quotes fresh while somebody is signed in: by the server's live signals, of which a browser reads
 * one stream however many tabs it has, and by asking every half minute while there is no stream. Returns the way to stop.
 */
export function followLiveSignals(queryClient: QueryClient): () => void {
  let stop: (() => void) | undefined
  let followed: number | undefined
  const follow = () => {
    const userId = currentUser()?.id
    if (userId === followed) return
    stop?.()
    followed = userId
    stop = userId === undefined ? undefined : followFor(userId, queryClient)
  }
  const unsubscribe = store.sub(userAtom, follow)
  follow()
  return () => {
    unsubscribe()
    stop?.()
  }
}
