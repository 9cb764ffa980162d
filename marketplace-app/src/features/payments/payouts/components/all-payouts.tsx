import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { payoutViews } from '@stackyard/shared/reference/payout-states'
import type { Payout, PayoutView } from '@stackyard/shared/schema/payout'
import { Button } from '@stackyard/shared/ui/button'
import { Select } from '@stackyard/shared/ui/select'
import { pageStep, PagedSection } from '../../../../components/paged-section'
import { apiQuery } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { payoutTexts } from '../../../../lib/texts/payouts'
import { PayoutRow } from './payout-row'

const words = payoutTexts.all
const options = [
  { value: '', label: words.every },
  ...payoutViews.map((value) => ({ value, label: words.view[value] })),
]

/** Everybody’s payouts, for admins: by view, and what was refused can be tried again. */
export function AllPayouts() {
  const [limit, setLimit] = useState(pageStep)
  const [view, setView] = useState<PayoutView>()
  const query = useQuery({
    ...apiQuery.adminPayout.list.queryOptions({ input: { limit, skip: 0, ...(view ? { view } : {}) } }),
    placeholderData: (before) => before,
  })
  return (
    <PagedSection
      title={payoutTexts.list}
      words={{ ...words, more: payoutTexts.more }}
      query={query}
      limit={limit}
      onLimit={setLimit}
      filter={
        <Select
          className="mb-4 w-full sm:w-64"
          aria-label={words.viewLabel}
          value={view ?? ''}
          options={options}
          onChange={(event) => {
            setView(payoutViews.find((option) => option === event.target.value))
            setLimit(pageStep)
          }}
        />
      }
      renderRow={(payout) => (
        <PayoutRow key={payout.id} payout={payout} lead={payout.seller}>
          {payout.failure ? <Refused payout={payout} reason={payout.failure} /> : null}
        </PayoutRow>
      )}
    />
  )
}

/** Why the last try was refused, and the way to the next one. */
function Refused({ payout, reason }: { payout: Payout; reason: string }) {
  const queries = useQueryClient()
  const retry = useMutation(
    apiQuery.adminPayout.retry.mutationOptions({
      onSuccess: () => {
        notifyDone(words.retried)
        return queries.invalidateQueries({ queryKey: apiQuery.adminPayout.key() })
      },
      onError: (error) => notifyFailure(words.retryFailed, error),
    }),
  )
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-danger-ink">{reason}</span>
      <Button
        variant="outline"
        size="sm"
        aria-label={words.retryOf(payout.orderId)}
        busy={retry.isPending}
        onClick={() => retry.mutate({ id: payout.id })}
      >
        {words.retry}
      </Button>
    </p>
  )
}
