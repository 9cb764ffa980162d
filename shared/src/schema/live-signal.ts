/** Where a signed-in browser reads its live signals, as server-sent events; decision 041. */
export const liveSignalsPath = '/live-signals'

/**
 * What the stream says. `ready`: every change from now on is signaled; what was read before may be old. `lost`: changes
 * may be missed until the next `ready`. `chat`: something changed in the thread of that id. `notification`: the reader's
 * notifications changed. `request`: something changed in a request for quotes, or a quote, that the reader is a party of.
 */
export type LiveSignal = { kind: 'ready' | 'lost' | 'notification' | 'request' } | { kind: 'chat'; id: number }

/** The server sends something at least this often; a stream that is silent for longer is dead. */
export const liveSignalBeatMs = 25_000
