import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import { formatDollars } from '@stackyard/shared/domain/money'
import { saidVolumeAnswers } from '@stackyard/shared/ui/volume-answers'
import { type QuoteStage, quoteStages } from '@stackyard/shared/reference/quote-terms'
import type { Quote } from '@stackyard/shared/schema/quote'
import type { UserType } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Field } from '@stackyard/shared/ui/field'
import { formatDay } from '@stackyard/shared/ui/format'
import { Select } from '@stackyard/shared/ui/select'
import { AwaitingList, type AwaitingSearch } from '../../../../components/awaiting-list'
import { quoteTexts as words } from '../../../../lib/texts/quotes'
import { pageSize, quotesQuery } from '../queries'
import { nameOfWarehouse, saidQuoteNeed } from '../quote-words'
import { QuoteStageBadge } from './quote-stage'

/** `managed`: those to profiles that the platform manages, for admins. */
export type QuoteSearch = AwaitingSearch & { stage?: QuoteStage | undefined; managed?: boolean | undefined }
export type QuoteListProps = { role: UserType; search: QuoteSearch; onSearch: (search: QuoteSearch) => void }

const stageOptions = quoteStages.map((value) => ({ value, label: words.stages[value] }))
const MOST_COMPARED = 20

/** Quotes by state, newest first, or those that await an answer by its deadline; merchants select some to compare. */
export function QuoteList({ role, search, onSearch }: QuoteListProps) {
  const { page = 1, awaiting = false, stage } = search
  const managed = role === 'admin' && search.managed === true
  const query = useQuery(quotesQuery(role, { page, awaiting, stage, managed }))
  const narrow = (next: QuoteSearch) => onSearch(managed ? { managed, ...next } : next)
  const [selected, setSelected] = useState<readonly number[]>([])
  const emptyLead = role === 'seller' ? words.leadOfNone.seller : words.leadOfNone.customer
  const toggle = (id: number) =>
    setSelected((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-MOST_COMPARED)))
  return (
    <>
      <Field label={words.stageLabel} className="mb-2 max-w-56">
        {(control) => (
          <Select
            {...control}
            placeholder={words.anyStage}
            options={stageOptions}
            value={stage ?? ''}
            onChange={({ target }) => narrow({ stage: quoteStages.find((known) => known === target.value) })}
          />
        )}
      </Field>
      {role === 'admin' ? (
        <Checkbox
          label={words.managedOnly}
          checked={managed}
          onChange={({ currentTarget }) =>
            onSearch({ ...search, page: undefined, managed: currentTarget.checked ? true : undefined })
          }
        />
      ) : null}
      <AwaitingList
        words={{ ...words, emptyLead }}
        query={query}
        search={search}
        onSearch={narrow}
        pageSize={pageSize}
        className="divide-y border-y"
        renderRow={(quote) => (
          <QuoteRow
            key={quote.id}
            quote={quote}
            role={role}
            onSelect={role === 'customer' && quote.offer ? toggle : undefined}
            isSelected={selected.includes(quote.id)}
          />
        )}
      />
      {role === 'customer' ? <CompareBar selected={selected} /> : null}
    </>
  )
}

function CompareBar({ selected }: { selected: readonly number[] }) {
  if (selected.length < 2) return <p className="text-muted-foreground mt-4 text-sm">{words.compare.hint}</p>
  return (
    <div className="sticky bottom-4 mt-4 flex justify-end">
      <Button asChild>
        <Link to="/dashboard/quotes/compare" search={{ ids: selected.join(',') }}>
          {words.compare.open(selected.length)}
        </Link>
      </Button>
    </div>
  )
}

type QuoteRowProps = {
  quote: Quote
  role: UserType
  isSelected: boolean
  onSelect: ((id: number) => void) | undefined
}

function QuoteRow({ quote, role, isSelected, onSelect }: QuoteRowProps) {
  const warehouse = nameOfWarehouse(quote)
  const title = role === 'customer' ? warehouse : words.heading(quote.merchant.company, warehouse)
  const need = quote.offer?.need ?? quote.need
  return (
    <li className="relative flex flex-wrap items-center gap-x-6 gap-y-1 py-4">
      {onSelect ? (
        <label className="relative z-10 flex size-11 items-center justify-center">
          <span className="sr-only">{words.compare.select(title)}</span>
          <input type="checkbox" className="size-5" checked={isSelected} onChange={() => onSelect(quote.id)} />
        </label>
      ) : null}
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to="/dashboard/quotes/$id"
          params={{ id: String(quote.id) }}
          className="text-link font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-muted-foreground text-sm">
          {need ? saidQuoteNeed(need) : saidVolumeAnswers(quote.storageVolume, quote.monthlyShipmentVolume)}
        </p>
      </div>
      {quote.offer ? (
        <span className="text-sm tabular-nums">
          <span className="sr-only">{words.offer.term}: </span>
          {formatDollars(quote.offer.totals.term)}
        </span>
      ) : null}
      <QuoteStageBadge state={quote.state} stage={quote.stage} />
      <Deadline quote={quote} role={role} />
    </li>
  )
}

/** By when a provider's answer is wanted, or until when an open quote holds; else when it was asked for. */
function Deadline({ quote, role }: { quote: Quote; role: UserType }) {
  const [today] = useState(() => dayOf(new Date()))
  const { answerBy, offer, stage } = quote
  const said = () => {
    if (role === 'seller' && answerBy && stage === 'requested')
      return answerBy < today ? words.overdue(formatDay(answerBy)) : words.answerBy(formatDay(answerBy))
    if (offer && (stage === 'sent' || stage === 'accepted' || stage === 'countered'))
      return words.validUntil(formatDay(offer.validUntil))
    return formatDay(quote.createdAt)
  }
  return <span className="text-muted-foreground text-sm tabular-nums">{said()}</span>
}
