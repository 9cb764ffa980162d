import pg from 'pg'
import type { Logger } from './logger'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
const ANSWER_WITHIN_MS = 10_000
const PING_MS = 30_000

export type ListenerOptions = {
  databaseUrl: string
  channel: string
  log: Logger
  onMessage: (payload: string) => void
  /** True when notifications arrive from now on; false when some may be missed until it is true again. */
  onListening: (isListening: boolean) => void
}

/** How long to wait before the next attempt: twice as long after each failure, with a random part. */
export const pauseAfter = (failures: number, random = Math.random()): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) * (0.5 + random / 2)

/**
 * Listens on one channel of PostgreSQL over a connection of its own, until `close`. A connection that breaks, or that
 * answers no ping, is replaced by a new one with back-off. PgBouncer in transaction mode can't carry it.
 */
export function startListener(options: ListenerOptions): { close(): void } {
  const ended = new AbortController()
  void run(options, ended.signal)
  return { close: () => ended.abort() }
}

async function run(options: ListenerOptions, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await listen(options, signal, () => (failures = 0))
    } catch (error) {
      if (!signal.aborted) options.log.warn({ err: error, failures }, 'the connection for live signals broke')
    }
    if (!signal.aborted) await pause(pauseAfter(failures), signal)
  }
}

/** Resolves when the signal aborts. @throws what broke the connection */
async function listen(
  { databaseUrl, channel, onMessage, onListening }: ListenerOptions,
  signal: AbortSignal,
  onStart: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: `listen:${channel}`,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  let ping: NodeJS.Timeout | undefined
  const broken = new Promise<void>((resolve, reject) => {
    client.on('error', reject)
    client.on('end', () => (signal.aborted ? resolve() : reject(new Error('the connection ended'))))
    signal.addEventListener('abort', () => resolve(), { once: true })
    ping = setInterval(() => client.query('select 1').catch(reject), PING_MS)
  })
  // Awaited below; a rejection before that must not end the process.
  broken.catch(() => undefined)
  let isListening = false
  try {
    client.on('notification', ({ payload = '' }) => onMessage(payload))
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    isListening = true
    onStart()
    onListening(true)
    await broken
  } finally {
    clearInterval(ping)
    if (isListening) onListening(false)
    // A broken connection cannot be ended properly.
    client.end().catch(() => undefined)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
