import { Download, Link2, MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { type CompareAsk, writeCompareAsk } from '../../domain/compare-ask'
import { comparisonParameters } from '../../domain/requirement-addresses'
import type { Compared } from '../../schema/compare'
import { Button } from '../button'
import { keepTray, readTray } from '../compare-tray'
import { EmptyState } from '../empty-state'
import { ErrorState } from '../error-state'
import type { PageLink } from '../page-link'
import { saveFile } from '../save-file'
import { documentPath, say } from '../say'
import { Skeleton } from '../skeleton'
import { CompareForm, USUAL } from './compare-form'
import { CompareTable, type CompareTableProps } from './compare-table'

export type CompareAnswer = {
  /** Null until they are there. */
  columns: readonly Compared[] | null
  problem: string
}

export type CompareViewProps = Pick<CompareTableProps, 'renderLink' | 'renderShortlist' | 'loginHref'> & {
  ask: CompareAsk
  onChange: (ask: CompareAsk) => void
  answer: CompareAnswer
  onRetry: () => void
  Link: PageLink
  /** Where warehouses are found. */
  exploreHref: string
  /** The comparison as a file, for readers who see prices. */
  readSheet?: (() => Promise<Blob>) | undefined
  /** The reader may ask the warehouses for quotes. */
  mayAsk: boolean
}

/** Up to four warehouses side by side, for one need that the address holds. */
export function CompareView({ ask, onChange, answer, onRetry, Link, exploreHref, ...props }: CompareViewProps) {
  const { columns, problem } = answer
  const remove = (id: number) => {
    keepTray(readTray().filter((trayed) => trayed.id !== id))
    onChange({ ...ask, ids: ask.ids.filter((known) => known !== id) })
  }
  if (ask.ids.length === 0 || columns?.length === 0) return <NothingToCompare Link={Link} exploreHref={exploreHref} />
  return (
    <div className="flex flex-col gap-6">
      <CompareForm key={ask.ids.join()} need={ask.need} onChange={(need) => onChange({ ...ask, need })} />
      <CompareActions {...{ ask, Link }} {...props} />
      {problem ? <ErrorState message={problem} onRetry={onRetry} /> : null}
      {columns ? (
        <CompareTable
          columns={columns}
          term={Number(ask.need.term ?? 1)}
          loginHref={props.loginHref}
          onRemove={remove}
          renderLink={props.renderLink}
          renderShortlist={props.renderShortlist}
        />
      ) : problem ? null : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function NothingToCompare({ Link, exploreHref }: Pick<CompareViewProps, 'Link' | 'exploreHref'>) {
  return (
    <EmptyState
      title={say('Nothing to compare yet')}
      className="py-20"
      action={
        <Button asChild>
          <Link href={exploreHref}>{say('Explore warehouses')}</Link>
        </Button>
      }
    >
      {say('Tick Compare on up to four warehouses in a list, or press it on a warehouse’s page.')}
    </EmptyState>
  )
}

/** The public page of a comparison, which also those open who aren't signed in. */
const sharedAddress = ({ ids, need }: CompareAsk): string =>
  `${location.origin}${documentPath('/compare')}${writeCompareAsk({ ids, need: { ...comparisonParameters(USUAL), ...need } })}`

type CompareActionsProps = Pick<CompareViewProps, 'ask' | 'Link' | 'readSheet' | 'mayAsk'>

/** What can be done with a comparison: a link to it, a file, and a request to all of its warehouses. */
function CompareActions({ ask, Link, readSheet, mayAsk }: CompareActionsProps) {
  const [said, setSaid] = useState('')
  const share = () => {
    navigator.clipboard.writeText(sharedAddress(ask)).then(
      () => setSaid(say('URL copied to clipboard')),
      () => setSaid(say('Error in Copying URL')),
    )
  }
  const save = () => {
    readSheet?.().then(
      (sheet) => saveFile(new File([sheet], 'comparison.pdf', { type: sheet.type })),
      (error: unknown) => setSaid(error instanceof Error && error.message ? error.message : say('No PDF was made.')),
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" onClick={share}>
        <Link2 aria-hidden /> {say('Copy link')}
      </Button>
      {readSheet ? (
        <Button variant="outline" onClick={save}>
          <Download aria-hidden /> PDF
        </Button>
      ) : null}
      {mayAsk ? (
        <Button asChild variant="outline">
          <Link href={`/dashboard/requests/new${writeCompareAsk(ask)}`}>
            <MessageSquareQuote aria-hidden /> {say('Ask for quotes')}
          </Link>
        </Button>
      ) : null}
      <span role="status" className="text-muted-foreground text-sm">
        {said}
      </span>
    </div>
  )
}
