const KEYS = ['success', 'statusCode', 'error', 'isError', 'message', 'results']

/** Whether a body is the spec's envelope: all its keys, `isError` the opposite of `success`, a coded error or none. */
export function isEnvelope(text: string): boolean {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return false
  }
  if (typeof body !== 'object' || body === null) return false
  const reply = body as Record<string, unknown>
  if (KEYS.some((key) => !(key in reply)) || reply.success === reply.isError) return false
  if (reply.success) return reply.error === null
  const error = reply.error as { code?: unknown; data?: { message?: unknown } } | null
  return (
    typeof error?.code === 'string' && typeof error.data?.message === 'string' && reply.message === error.data.message
  )
}
