import { useEffect, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { listingFormTexts } from '../../lib/texts/listing-form'

const words = listingFormTexts.goingLive
const pauseMs = 3000
/** Looks taken before the reader is told that it takes longer: three minutes of a tab that is seen. */
const looks = 60

type Sight = 'waiting' | 'there' | 'late'

/** Whether the public page at `path` is there: asked for every three seconds while the tab is seen. */
function usePublicPage(path: string): { sight: Sight; lookAgain: () => void } {
  const [round, setRound] = useState(0)
  const [sight, setSight] = useState<Sight>('waiting')
  useEffect(() => {
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = looks
    const isThere = async () => {
      try {
        return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal: end.signal })).ok
      } catch {
        // Asked again in a moment.
        return false
      }
    }
    const look = async () => {
      const found = document.visibilityState === 'visible' && (await isThere())
      if (end.signal.aborted) return
      if (found) return setSight('there')
      if (document.visibilityState === 'visible') left -= 1
      if (left === 0) return setSight('late')
      timer = setTimeout(() => void look(), pauseMs)
    }
    void look()
    return () => {
      end.abort()
      clearTimeout(timer)
    }
  }, [path, round])
  const lookAgain = () => {
    setSight('waiting')
    setRound(round + 1)
  }
  return { sight, lookAgain }
}

/**
 * From a publish until the public page is there: says so, and offers the page as
 * soon as it is there. Give it a `key` of the path.
 */
export function GoingLive({ path }: { path: string }) {
  const { sight, lookAgain } = usePublicPage(path)
  return (
    <div className="mt-2 border-t pt-2">
      <p role="status" className="text-muted-foreground">
        {words[sight]}
      </p>
      {sight === 'there' ? (
        <a
          href={path}
          target="_blank"
          rel="noopener"
          className="text-link inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline"
        >
          {words.open}
        </a>
      ) : null}
      {sight === 'late' ? (
        <Button variant="outline" size="sm" className="mt-2" onClick={lookAgain}>
          {words.again}
        </Button>
      ) : null}
    </div>
  )
}
