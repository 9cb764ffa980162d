import type { Compared } from '@stackyard/shared/schema/compare'
import { comparisonParameters, readRequirement } from '@stackyard/shared/domain/requirement-addresses'
import { volumeParameters, volumesFrom } from '@stackyard/shared/domain/fulfillment-volumes'
import { mergedRequirement } from '@stackyard/shared/domain/space-requirement'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { keepNeed, keptNeed } from '@stackyard/shared/ui/kept-need'
import { keepVolumes, keptVolumes } from '@stackyard/shared/ui/kept-volumes'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { Download, Link2, MessageSquareQuote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { client } from '../lib/api'
import { type CompareAsk, readCompareAsk, writeCompareAsk } from '../lib/compare-need'
import { keepTray, readTray } from '@stackyard/shared/ui/compare-tray'
import { refusalText, useReader } from '../lib/reader'
import { CompareForm, USUAL } from './compare-form'
import { CompareTable } from './compare-table'
import { say } from '../lib/say'

const toInput = ({ ids, need }: CompareAsk) => ({ ...need, ids: ids.map(String) }) as { ids: string[] }

/** The last need of this browser, for an address that asks for none: a shared one is compared as its sender did. */
const lastNeed = (): CompareAsk['need'] => ({ ...volumeParameters(keptVolumes()), ...comparisonParameters(keptNeed()) })

/** What the address asks for; without warehouses those put aside before. */
function firstAsk(): CompareAsk {
  const { ids, need } = readCompareAsk(location.search)
  return {
    ids: ids.length > 0 ? ids : readTray().map(({ id }) => id),
    need: Object.keys(need).length > 0 ? need : lastNeed(),
  }
}

type Answer = { columns: readonly Compared[] | null; problem: string }

function useCompared(ask: CompareAsk, readerId: number | undefined): Answer {
  const [answer, setAnswer] = useState<Answer>({ columns: null, problem: '' })
  const key = JSON.stringify(ask)
  useEffect(() => {
    const asked = new AbortController()
    client.compare.list(toInput(JSON.parse(key) as CompareAsk), { signal: asked.signal }).then(
      ({ results }) => setAnswer({ columns: results, problem: '' }),
      (error: unknown) => {
        if (!asked.signal.aborted)
          setAnswer({ columns: null, problem: refusalText(error, say('The comparison could not be loaded.')) })
      },
    )
    return () => asked.abort()
  }, [key, readerId])
  return answer
}

async function savePdf(ask: CompareAsk): Promise<void> {
  const file = await client.compare.sheet(toInput(ask))
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = 'comparison.pdf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Up to four warehouses side by side, for one need that the address holds. */
export default function CompareIsland() {
  const reader = useReader()
  const [ask, setAsk] = useState(firstAsk)
  const [said, setSaid] = useState('')
  const { columns, problem } = useCompared(ask, reader?.id)
  const change = (next: CompareAsk) => {
    setAsk(next)
    keepNeed(mergedRequirement(readRequirement(new URLSearchParams(next.need)), keptNeed()))
    keepVolumes(volumesFrom(next.need))
    history.replaceState(null, '', location.pathname + writeCompareAsk(next))
  }
  const remove = (id: number) => {
    keepTray(readTray().filter((trayed) => trayed.id !== id))
    change({ ...ask, ids: ask.ids.filter((known) => known !== id) })
  }
  const share = () => {
    const whole = { ...ask, need: { ...comparisonParameters(USUAL), ...ask.need } }
    const address = location.origin + location.pathname + writeCompareAsk(whole)
    navigator.clipboard.writeText(address).then(
      () => setSaid(say('URL copied to clipboard')),
      () => setSaid(say('Error in Copying URL')),
    )
  }
  if (ask.ids.length === 0 || columns?.length === 0)
    return (
      <EmptyState
        title={say('Nothing to compare yet')}
        className="py-20"
        action={
          <Button asChild>
            <a href="/warehouses">{say('Explore warehouses')}</a>
          </Button>
        }
      >
        {say('Tick Compare on up to four warehouses in a list, or press it on a warehouse’s page.')}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      <CompareForm key={ask.ids.join()} need={ask.need} onChange={(need) => change({ ...ask, need })} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={share}>
          <Link2 aria-hidden /> {say('Copy link')}
        </Button>
        {reader ? (
          <Button
            variant="outline"
            onClick={() =>
              void savePdf(ask).catch((error: unknown) => setSaid(refusalText(error, say('No PDF was made.'))))
            }
          >
            <Download aria-hidden /> PDF
          </Button>
        ) : null}
        {reader && reader.userType !== 'customer' ? null : (
          <Button asChild variant="outline">
            <a href={`/dashboard/requests/new${writeCompareAsk(ask)}`}>
              <MessageSquareQuote aria-hidden /> {say('Ask for quotes')}
            </a>
          </Button>
        )}
        <span role="status" className="text-muted-foreground text-sm">
          {said}
        </span>
      </div>
      {problem ? <ErrorState message={problem} onRetry={() => change({ ...ask, need: { ...ask.need } })} /> : null}
      {columns ? (
        <CompareTable
          columns={columns}
          term={Number(ask.need.term ?? 1)}
          loginHref={withReturnTo('/auth/login', location.pathname + writeCompareAsk(ask))}
          onRemove={remove}
        />
      ) : problem ? null : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}
