import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Quote } from '@stackyard/shared/schema/quote'
import { Button } from '@stackyard/shared/ui/button'
import { SelectField } from '../../../components/form-fields'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { merchantTexts } from '../../../lib/texts/merchants'

const words = merchantTexts.share

/** The warehouses of these requests for quotes, each once. */
function warehousesOf(quotes: readonly Quote[]): { value: string; label: string }[] {
  const named = quotes.flatMap(({ warehouse }) => (warehouse ? [[String(warehouse.id), warehouse.name] as const] : []))
  return [...new Map(named)].map(([value, label]) => ({ value, label }))
}

/** Sends the request as it is kept to a warehouse that the merchant asked for a quote (000 §1). */
export function ShareRfp({ merchantId }: { merchantId: number }) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState('')
  const quotes = useQuery(apiQuery.quote.sent.queryOptions({ input: { limit: 100, skip: 0 } }))
  const options = warehousesOf(quotes.data?.results ?? [])
  const name = options.find(({ value }) => value === chosen)?.label ?? ''
  const share = useMutation({
    mutationFn: () => client.merchant.submit({ merchantId, warehouseId: Number(chosen) }),
    onSuccess: () => notifyDone(words.done(name), { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() }),
  })
  return (
    <section aria-labelledby="rfp-share-title">
      <h2 id="rfp-share-title" className="font-display text-lg font-semibold">
        {words.title}
      </h2>
      <p className="text-muted-foreground mt-1 mb-4 text-sm">{words.lead}</p>
      {options.length === 0 ? (
        <p className="text-muted-foreground">{quotes.isPending ? null : words.empty}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={words.warehouse}
            fieldClassName="min-w-0 flex-1 basis-56"
            placeholder={merchantTexts.choose}
            options={options}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button busy={share.isPending} disabled={chosen === ''} onClick={() => share.mutate()}>
            {words.submit}
          </Button>
        </div>
      )}
    </section>
  )
}
