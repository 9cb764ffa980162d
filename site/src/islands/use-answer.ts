import { useEffect, useEffectEvent, useState } from 'react'

type Answer<Found> = { found?: Found; error?: unknown }

/**
 * What a call answers, asked again whenever `key` changes; nothing is asked while it is null. The last answer stays until
 * the next one comes.
 */
export function useAnswer<Found>(key: string | null, ask: (signal: AbortSignal) => Promise<Found>): Answer<Found> {
  const [answer, setAnswer] = useState<Answer<Found>>({})
  const begin = useEffectEvent(ask)
  useEffect(() => {
    if (key === null) return undefined
    const asked = new AbortController()
    begin(asked.signal).then(
      (found) => setAnswer({ found }),
      (error: unknown) => {
        if (!asked.signal.aborted) setAnswer({ error })
      },
    )
    return () => asked.abort()
  }, [key])
  return answer
}
