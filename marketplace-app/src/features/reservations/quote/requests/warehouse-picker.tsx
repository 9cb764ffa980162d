import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { MOST_INVITED } from '@stackyard/shared/reference/sourcing-terms'
import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { Button } from '@stackyard/shared/ui/button'
import { Checkbox } from '@stackyard/shared/ui/checkbox'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { FromShortlist } from './from-shortlist'
import type { DraftLot, DraftWarehouse } from './request-draft'

const words = sourcingTexts.pick

/** What suggestions are asked for: the need of a lot. */
function queryOf({ need, musts }: DraftLot) {
  const { where, radiusInMiles, spaceType, quantity, startDate, term, budget } = need
  return {
    ...(where ? { place: where } : {}),
    ...(where && radiusInMiles ? { radiusInMiles } : {}),
    ...(spaceType ? { spaceType } : {}),
    ...(quantity ? { minQuantity: quantity } : {}),
    ...(startDate ? { startDate } : {}),
    ...(term ? { term } : {}),
    ...(budget ? { budget } : {}),
    ...musts,
  }
}

const toChosen = ({ id, name, address }: ListingCard): DraftWarehouse => ({ id, name, city: address.city })

type WarehousePickerProps = {
  lot: DraftLot | undefined
  chosen: readonly DraftWarehouse[]
  /** Warehouses that are asked already. */
  taken?: readonly number[]
  error?: string
  onChange: (chosen: readonly DraftWarehouse[]) => void
}

/** Up to 20 warehouses: those that came with the address, those that fit the need best, and those of a shortlist. */
export function WarehousePicker({ lot, chosen, taken = [], error = '', onChange }: WarehousePickerProps) {
  const add = (warehouses: readonly DraftWarehouse[]) => {
    const fresh = warehouses.filter(({ id }) => !taken.includes(id) && chosen.every((one) => one.id !== id))
    onChange([...chosen, ...fresh].slice(0, MOST_INVITED - taken.length))
  }
  const suggest = useMutation({
    mutationFn: async () => (lot ? (await client.sourcing.suggest(queryOf(lot))).results : []),
    onSuccess: (cards) => add(cards.map(toChosen)),
    onError: (failure) => notifyFailure(words.failed, failure),
  })
  const remove = (id: number) => onChange(chosen.filter((one) => one.id !== id))
  const others = (suggest.data ?? []).filter(({ id }) => !taken.includes(id) && chosen.every((one) => one.id !== id))
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-display text-lg font-semibold">{words.title}</h2>
        <p role="status" className="text-muted-foreground text-sm tabular-nums">
          {words.lead(chosen.length + taken.length)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="button" variant="outline" busy={suggest.isPending} onClick={() => suggest.mutate()}>
          {words.suggest}
        </Button>
        <p className="text-muted-foreground text-sm">{words.suggestHint}</p>
      </div>
      <FromShortlist onTake={add} />
      {suggest.data?.length === 0 ? <Notice tone="warning">{words.none}</Notice> : null}
      <Chosen chosen={chosen} onRemove={remove} />
      {others.length > 0 ? (
        <fieldset className="rounded-control border-input border px-3">
          <legend className="px-1 text-xs font-semibold">{words.suggested}</legend>
          {others.map((card) => (
            <Checkbox
              key={card.id}
              label={`${card.name}, ${card.address.city}`}
              checked={false}
              disabled={chosen.length + taken.length >= MOST_INVITED}
              onChange={() => onChange([...chosen, toChosen(card)])}
            />
          ))}
        </fieldset>
      ) : null}
      <p aria-live="polite" className="text-danger-ink text-sm empty:hidden">
        {error}
      </p>
    </section>
  )
}

function Chosen({ chosen, onRemove }: { chosen: readonly DraftWarehouse[]; onRemove: (id: number) => void }) {
  if (chosen.length === 0) return <p className="text-muted-foreground text-sm">{words.empty}</p>
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chosen.map(({ id, name, city }) => (
        <li key={id} className="bg-subtle rounded-control flex min-h-11 items-center gap-1 ps-3 text-sm">
          <span>
            {name}
            {city ? <span className="text-muted-foreground">, {city}</span> : null}
          </span>
          <Button
            type="button"
            variant="ghost"
            size="icon-sm"
            aria-label={words.remove(name)}
            onClick={() => onRemove(id)}
          >
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  )
}
