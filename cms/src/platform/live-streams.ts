import { type LiveSignal, liveSignalBeatMs } from '@stackyard/shared/schema/live-signal'

/** Streams of one person in one process: several browsers, each with one. */
export const MAX_STREAMS_OF_PERSON = 8
const MAX_STREAMS = 2_000
/** Chunks that may wait for a slow reader; beyond that the stream is closed and its reader connects anew. */
const MAX_WAITING_CHUNKS = 64

const encoder = new TextEncoder()
const BEAT = encoder.encode(': beat\n\n')
const eventOf = (signal: LiveSignal): Uint8Array => encoder.encode(`data: ${JSON.stringify(signal)}\n\n`)

export type StreamOwner = {
  userId: number
  sessionId: string
  /** Asked at every beat; the stream ends when the session is over. */
  isSessionAlive: () => Promise<boolean>
}

type Stream = StreamOwner & { controller: ReadableStreamDefaultController<Uint8Array>; beat: NodeJS.Timeout }

/** What the database says on the channel: for these people, or that a session was ended. */
export type LiveNotice =
  | { kind: 'chat'; id: number; users: number[] }
  | { kind: 'notification' | 'request'; users: number[] }
  | { kind: 'session'; id: string }

/** The streams that are open in this process. */
export class LiveStreams {
  readonly #byUser = new Map<number, Set<Stream>>()
  #count = 0
  #isListening = false
  #isClosed = false

  /** A stream of events in bytes; null when this person or this process has too many. */
  open(owner: StreamOwner): ReadableStream<Uint8Array> | null {
    const streams = this.#byUser.get(owner.userId) ?? new Set<Stream>()
    if (this.#isClosed || streams.size >= MAX_STREAMS_OF_PERSON || this.#count >= MAX_STREAMS) return null
    let stream: Stream | undefined
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const beat = setInterval(() => stream && void this.#beat(stream), liveSignalBeatMs)
          stream = { ...owner, controller, beat }
          streams.add(stream)
          this.#byUser.set(owner.userId, streams)
          this.#count += 1
          this.#write(stream, eventOf({ kind: this.#isListening ? 'ready' : 'lost' }))
        },
        cancel: () => {
          if (stream) this.#forget(stream)
        },
      },
      { highWaterMark: MAX_WAITING_CHUNKS },
    )
  }

  /** Passes on what the database said. */
  send(notice: LiveNotice): void {
    if (notice.kind === 'session') return this.#endSession(notice.id)
    const { users, ...signal } = notice
    const event = eventOf(signal)
    for (const id of users) for (const stream of this.#byUser.get(id) ?? []) this.#write(stream, event)
  }

  /** Tells every reader whether changes are signaled. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening
    const event = eventOf({ kind: isListening ? 'ready' : 'lost' })
    for (const stream of this.#all()) this.#write(stream, event)
  }

  /** Ends all streams and opens no others. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#all()) this.#end(stream)
  }

  #all(): Stream[] {
    return [...this.#byUser.values()].flatMap((streams) => [...streams])
  }

  #endSession(sessionId: string): void {
    for (const stream of this.#all()) if (stream.sessionId === sessionId) this.#end(stream)
  }

  async #beat(stream: Stream): Promise<void> {
    this.#write(stream, BEAT)
    // A database that is down ends no session.
    if (!(await stream.isSessionAlive().catch(() => true))) this.#end(stream)
  }

  #write(stream: Stream, chunk: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) return this.#end(stream)
    stream.controller.enqueue(chunk)
  }

  #end(stream: Stream): void {
    if (!this.#forget(stream)) return
    stream.controller.close()
  }

  /** False when it was forgotten before. */
  #forget(stream: Stream): boolean {
    const streams = this.#byUser.get(stream.userId)
    if (!streams?.delete(stream)) return false
    clearInterval(stream.beat)
    this.#count -= 1
    if (streams.size === 0) this.#byUser.delete(stream.userId)
    return true
  }
}
