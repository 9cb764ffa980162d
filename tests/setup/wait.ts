const FIRST_PAUSE_MS = 15
const PAUSE_MS = 200

/**
 * Asks again until the answer is not undefined. @throws Error with `what` when that takes longer than `withinMs`;
 * errors of the question count as "not yet", and the last one is the cause.
 */
export async function eventually<T>(what: string, withinMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  const until = Date.now() + withinMs
  let cause: unknown
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, PAUSE_MS)) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
      cause = undefined
    } catch (error) {
      cause = error
    }
    if (Date.now() > until) throw new Error(`${what}: not within ${withinMs} ms`, { cause })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
