import { useMutation, useQuery } from '@tanstack/react-query'
import { Field } from '@stackyard/shared/ui/field'
import { Select } from '@stackyard/shared/ui/select'
import { apiQuery, client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import type { DraftWarehouse } from './request-draft'

const words = sourcingTexts.pick

/** Takes the warehouses of a shortlist that are still listed; nothing for who has no list. */
export function FromShortlist({ onTake }: { onTake: (warehouses: readonly DraftWarehouse[]) => void }) {
  const lists = useQuery(
    apiQuery.shortlist.list.queryOptions({
      select: ({ results }) => results.filter(({ warehouseIds }) => warehouseIds.length > 0),
    }),
  )
  const take = useMutation({
    mutationFn: async (id: number) => (await client.shortlist.get({ id })).results.warehouses,
    onSuccess: (warehouses) =>
      onTake(
        warehouses.flatMap(({ card }) => (card ? [{ id: card.id, name: card.name, city: card.address.city }] : [])),
      ),
    onError: (failure) => notifyFailure(words.failed, failure),
  })
  if (!lists.data || lists.data.length === 0) return null
  return (
    <Field label={words.fromShortlist} className="max-w-80">
      {(control) => (
        <Select
          {...control}
          disabled={take.isPending}
          placeholder={words.chooseShortlist}
          options={lists.data.map(({ id, name, warehouseIds }) => ({
            value: String(id),
            label: words.shortlist(name, warehouseIds.length),
          }))}
          value=""
          onChange={(event) => {
            if (event.target.value !== '') take.mutate(Number(event.target.value))
          }}
        />
      )}
    </Field>
  )
}
