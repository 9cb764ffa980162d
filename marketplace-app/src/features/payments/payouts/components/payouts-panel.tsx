import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageStep, PagedSection } from '../../../../components/paged-section'
import { apiQuery } from '../../../../lib/api'
import { payoutTexts as words } from '../../../../lib/texts/payouts'
import { PayoutRow } from './payout-row'
import { PayoutStanding } from './payout-standing'
import { PayoutStatements } from './payout-statements'

/** A seller's payouts: the account, what each order pays, and the months' statements. */
export function PayoutsPanel() {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <section aria-labelledby="payouts-title">
        <h2 id="payouts-title" className="font-display mb-4 text-lg font-semibold">
          {words.accountTitle}
        </h2>
        <PayoutStanding />
      </section>
      <OrderPayouts />
      <PayoutStatements />
    </div>
  )
}

function OrderPayouts() {
  const [limit, setLimit] = useState(pageStep)
  const query = useQuery({
    ...apiQuery.payout.list.queryOptions({ input: { limit, skip: 0 } }),
    placeholderData: (before) => before,
  })
  return (
    <PagedSection
      title={words.list}
      words={words}
      query={query}
      limit={limit}
      onLimit={setLimit}
      renderRow={(payout) => <PayoutRow key={payout.id} payout={payout} />}
    />
  )
}
