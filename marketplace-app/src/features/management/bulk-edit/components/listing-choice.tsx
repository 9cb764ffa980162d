import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { Input } from '@stackyard/shared/ui/input'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { toProblem } from '../../../../lib/problem'
import { bulkEditTexts as words } from '../../../../lib/texts/bulk-edit'
import { moneyTexts } from '../../../../lib/texts/money'
import { ownListingsQuery } from '../queries'

type ListingChoiceProps = { chosen: ReadonlySet<number>; onChange: (chosen: ReadonlySet<number>) => void }

/** Which listings to change: by name, one by one or all that are found. */
export function ListingChoice({ chosen, onChange }: ListingChoiceProps) {
  const [typed, setTyped] = useState('')
  const query = useQuery(ownListingsQuery(typed))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTyped(String(new FormData(event.currentTarget).get('query') ?? '').trim())
  }
  return (
    <section aria-label={words.list} className="grid grid-cols-1 content-start gap-3">
      <form role="search" aria-label={words.search} onSubmit={submit} className="flex gap-2">
        <Input type="search" name="query" aria-label={words.search} placeholder={words.search} maxLength={200} />
        <Button type="submit" variant="outline">
          {moneyTexts.transactions.apply}
        </Button>
      </form>
      {query.isPending ? (
        <Skeleton className="rounded-card h-48" />
      ) : query.isError ? (
        <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
      ) : (
        <Found {...query.data} chosen={chosen} onChange={onChange} />
      )}
      <p role="status" className="text-muted-foreground text-sm">
        {words.selected(chosen.size)}
      </p>
    </section>
  )
}

type FoundProps = ListingChoiceProps & { listings: readonly { id: number; name: string }[]; total: number }

function Found({ listings, total, chosen, onChange }: FoundProps) {
  if (listings.length === 0) return <p className="text-muted-foreground text-sm">{words.none}</p>
  const isAll = listings.every(({ id }) => chosen.has(id))
  const tick = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  return (
    <div className="rounded-card bg-card border">
      <div className="border-b px-4 py-1">
        <Checkbox
          checked={isAll}
          label={words.all(listings.length)}
          onChange={(event) =>
            tick(
              listings.map(({ id }) => id),
              event.target.checked,
            )
          }
        />
      </div>
      <ul className="max-h-96 divide-y overflow-y-auto">
        {listings.map(({ id, name }) => (
          <li key={id} className="px-4 py-1">
            <Checkbox checked={chosen.has(id)} label={name} onChange={(event) => tick([id], event.target.checked)} />
          </li>
        ))}
      </ul>
      {total > listings.length ? (
        <p className="text-muted-foreground border-t px-4 py-2 text-sm">{words.most}</p>
      ) : null}
    </div>
  )
}
