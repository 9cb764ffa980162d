import type { LiveSignal } from '@stackyard/shared/schema/live-signal'
import { eventually } from './wait.ts'

export type LiveStream = {
  status: number
  headers: Headers
  /** Every chunk, as it came. */
  text(): string
  signals(): LiveSignal[]
  /** Resolves when the server ends the stream or the connection breaks. */
  ended: Promise<void>
  close(): void
}

const signalsIn = (text: string): LiveSignal[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as LiveSignal)

/** Opens a person's stream of live signals, as a browser does. */
export async function openStream(url: string, token?: string): Promise<LiveStream> {
  const closing = new AbortController()
  const response = await fetch(`${url}/api/live-signals`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: closing.signal,
  })
  let text = ''
  const read = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  }
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    signals: () => signalsIn(text),
    ended: read().catch(() => undefined),
    close: () => closing.abort(),
  }
}

/** Waits until the stream said this kind of signal so often. */
export const untilSaid = (stream: LiveStream, kind: LiveSignal['kind'], times = 1): Promise<true> =>
  eventually(`${kind} × ${times}`, 20_000, async () =>
    stream.signals().filter((signal) => signal.kind === kind).length >= times ? true : undefined,
  )
