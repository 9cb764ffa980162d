/** Preloaded into a measured server: tells its parent, over their IPC channel, how long the event loop was held up. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 5
const NANOSECONDS = 1e6

if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  // The histogram holds the time between two ticks of a timer, which is due after the resolution.
  const delay = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS)
  process.on('message', (message) => {
    if (typeof message !== 'object' || !message || !('type' in message) || message.type !== 'event-loop') return
    process.send?.({ type: 'event-loop', p99: delay(histogram.percentile(99)), max: delay(histogram.max) })
    histogram.reset()
  })
  process.channel?.unref()
}
