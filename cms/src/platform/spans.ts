import { context, SpanStatusCode, trace } from '@opentelemetry/api'

/** Runs work as a span of the running trace. Without a tracer, it just runs. @throws what the work throws */
export function withSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('stackyard').startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, ...(error instanceof Error ? { message: error.name } : {}) })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The id of the running trace, 32 hexadecimal digits; undefined while nothing is traced. */
export const traceId = (): string | undefined => trace.getSpan(context.active())?.spanContext().traceId

let sendAll: () => Promise<void> = () => Promise.resolve()

/** Says how spans that wait are sent; tracing.ts does, when it starts. */
export const onFlush = (send: () => Promise<void>): void => {
  sendAll = send
}

/** Sends the spans that wait, before a process ends. An unreachable collector loses them and stops nobody. */
export const flushSpans = (): Promise<void> => sendAll().catch(() => undefined)
