import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { MOST_SHARED_AT_ONCE } from '@stackyard/shared/schema/rfp-sharing'
import type { UserCard } from '@stackyard/shared/schema/user-card'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { SearchBox } from '../../../../components/search-box'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { rfpSharingTexts } from '../../../../lib/texts/rfp-sharing'
import { companiesQuery } from '../queries'

const words = rfpSharingTexts.companies

type Company = Pick<UserCard, 'id' | 'name'>

/** sends the request to companies of the directory, several at once. */
export function CompanyPicker() {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<readonly Company[]>([])
  const accesses = useQuery(apiQuery.merchant.accesses.queryOptions({ input: { limit: 100, skip: 0 } }))
  const readers = new Set(
    (accesses.data?.results ?? []).filter(({ state }) => state === 'approve').map(({ userId }) => userId),
  )
  const send = useMutation({
    mutationFn: () => client.merchant.share({ sellerIds: chosen.map(({ id }) => id) }),
    onSuccess: ({ results }) => {
      setChosen([])
      notifyDone(words.sent(results.length), { failed: words.failed })
    },
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() }),
  })
  const toggle = (company: Company) =>
    setChosen((before) =>
      before.some(({ id }) => id === company.id) ? before.filter(({ id }) => id !== company.id) : [...before, company],
    )
  const isFull = chosen.length >= MOST_SHARED_AT_ONCE
  return (
    <section aria-labelledby="rfp-companies-title">
      <h2 id="rfp-companies-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      <SearchBox query={typed} label={words.search} onInput={(event) => setTyped(event.currentTarget.value)} />
      <Found
        query={useDeferredValue(typed.trim())}
        isChosen={(id) => chosen.some((one) => one.id === id)}
        isReader={(id) => readers.has(id)}
        isFull={isFull}
        onToggle={toggle}
      />
      <Chosen companies={chosen} onRemove={toggle} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button busy={send.isPending} disabled={chosen.length === 0 || send.isPending} onClick={() => send.mutate()}>
          {chosen.length === 0 ? words.choose : words.send(chosen.length)}
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {isFull ? words.most(MOST_SHARED_AT_ONCE) : chosen.length > 0 ? words.chosen(chosen.length) : ''}
        </p>
      </div>
    </section>
  )
}

type FoundProps = {
  query: string
  isChosen: (id: number) => boolean
  isReader: (id: number) => boolean
  isFull: boolean
  onToggle: (company: Company) => void
}

function Found({ query, isChosen, isReader, isFull, onToggle }: FoundProps) {
  const found = useQuery(companiesQuery(query))
  if (found.isPending) return <Skeleton className="rounded-card mt-3 h-56" />
  if (!found.data) return <ErrorState message={toProblem(found.error).message} onRetry={() => void found.refetch()} />
  if (found.data.length === 0) return <p className="text-muted-foreground mt-3 py-6 text-sm">{words.none}</p>
  return (
    <ul className="rounded-card mt-3 max-h-72 divide-y overflow-y-auto border" aria-label={words.title}>
      {found.data.map((company) => (
        <li key={company.id} className="flex items-center gap-3 px-4">
          {isReader(company.id) ? (
            <>
              <Check aria-hidden className="text-success-ink size-5 shrink-0" />
              <CompanyName company={company} />
              <Badge tone="success">{words.hasIt}</Badge>
            </>
          ) : (
            <Checkbox
              className="flex-1"
              label={company.name}
              hint={placeOf(company)}
              checked={isChosen(company.id)}
              disabled={isFull && !isChosen(company.id)}
              onChange={() => onToggle(company)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const placeOf = ({ city, state, country }: UserCard): string => [city, state || country].filter(Boolean).join(', ')

const CompanyName = ({ company }: { company: UserCard }) => (
  <span className="min-w-0 flex-1 py-2.5 text-sm">
    <span className="block">{company.name}</span>
    <span className="text-muted-foreground block">{placeOf(company)}</span>
  </span>
)

const Chosen = ({ companies, onRemove }: { companies: readonly Company[]; onRemove: (company: Company) => void }) =>
  companies.length === 0 ? null : (
    <ul className="mt-3 flex flex-wrap gap-2">
      {companies.map((company) => (
        <li
          key={company.id}
          className="rounded-control bg-primary-soft text-primary-soft-foreground flex items-center gap-1 ps-3 text-sm"
        >
          {company.name}
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={words.remove(company.name)}
            onClick={() => onRemove(company)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
