import { type CompareAsk, writeCompareAsk } from '@stackyard/shared/domain/compare-ask'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { type CompareAnswer, CompareView } from '@stackyard/shared/ui/compare/compare-view'
import { askOf, keepAsk, toCompareInput } from '@stackyard/shared/ui/compare/kept-ask'
import { PlainLink } from '@stackyard/shared/ui/page-link'
import { listingPath, spoken } from '@stackyard/shared/ui/say'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { refusalText, useReader } from '../lib/reader'
import { say } from '../lib/say'
import { ShortlistButton } from '../lib/shortlist-button'

function useCompared(ask: CompareAsk, readerId: number | undefined) {
  const [answer, setAnswer] = useState<CompareAnswer>({ columns: null, problem: '' })
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(ask)
  useEffect(() => {
    const asked = new AbortController()
    client.compare.list(toCompareInput(JSON.parse(key) as CompareAsk), { signal: asked.signal }).then(
      ({ results }) => setAnswer({ columns: results, problem: '' }),
      (error: unknown) => {
        if (!asked.signal.aborted)
          setAnswer({ columns: null, problem: refusalText(error, say('The comparison could not be loaded.')) })
      },
    )
    return () => asked.abort()
  }, [key, readerId, tries])
  return { answer, retry: () => setTries(tries + 1) }
}

/** The comparison that the address asks for. */
export default function CompareIsland() {
  const reader = useReader()
  const [ask, setAsk] = useState(() => askOf(location.search))
  const { answer, retry } = useCompared(ask, reader?.id)
  const change = (next: CompareAsk) => {
    setAsk(next)
    keepAsk(next)
    history.replaceState(null, '', location.pathname + writeCompareAsk(next))
  }
  return (
    <CompareView
      {...{ ask, answer }}
      onChange={change}
      onRetry={retry}
      Link={PlainLink}
      exploreHref={spoken.listings}
      loginHref={withReturnTo('/auth/login', location.pathname + writeCompareAsk(ask))}
      readSheet={reader ? () => client.compare.sheet(toCompareInput(ask)) : undefined}
      mayAsk={!reader || reader.userType === 'customer'}
      renderLink={({ name, slug }, className) => (
        <a href={listingPath(slug)} className={className}>
          {name}
        </a>
      )}
      renderShortlist={(column) => <ShortlistButton listing={column} />}
    />
  )
}
