import { type LiveSignal, liveSignalBeatMs } from '@stackyard/shared/schema/live-signal'

const SILENCE_MS = 2.5 * liveSignalBeatMs
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 60_000

const isSignal = (value: unknown): value is LiveSignal =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind !== 'chat' || 'id' in value)

/** The signal of one event's lines; null for a comment and for what this version does not know. */
export function readEvent(event: string): LiveSignal | null {
  const data = event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trimStart())
    .join('\n')
  try {
    const value: unknown = JSON.parse(data)
    return isSignal(value) ? value : null
  } catch {
    // An event of a newer server, or one cut off: polling catches up.
    return null
  }
}

/** Waits; twice as long after each failure, with a random part so that browsers don't come back all at once. */
export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + random / 2)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

export type StreamOptions = {
  /** Asks for the stream. */
  connect: (signal: AbortSignal) => Promise<Response>
  onSignal: (signal: LiveSignal) => void
}

/** Reads one stream to its end. @throws when it can't be had, breaks, or is silent for too long. */
async function readStream({ connect, onSignal }: StreamOptions, outer: AbortSignal): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  outer.addEventListener('abort', end)
  let timer = setTimeout(end, SILENCE_MS)
  try {
    const response = await connect(ended.signal)
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(end, SILENCE_MS)
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const signal = readEvent(event)
        if (signal) onSignal(signal)
      }
    }
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', end)
  }
}

/** Follows the stream until `signal` aborts: connects again whenever it ends, with back-off, and says `lost` meanwhile. */
export async function followStream(options: StreamOptions, signal: AbortSignal): Promise<void> {
  let failures = 0
  const onSignal = (one: LiveSignal) => {
    if (one.kind === 'ready') failures = 0
    options.onSignal(one)
  }
  while (!signal.aborted) {
    // A connection that ends for whatever reason is opened again after a pause.
    await readStream({ ...options, onSignal }, signal).catch(() => undefined)
    if (signal.aborted) return
    options.onSignal({ kind: 'lost' })
    await pause(pauseAfter(failures), signal)
    failures += 1
  }
}
