import { PayoutsPanel } from '../../features/payments/payouts/components/payouts-panel'
import { OwnerOnly } from '../../features/accounts/settings/components/owner-only'

/** Settings #payouts: where a seller's money goes, for the owner alone. */
export function Payouts() {
  return (
    <OwnerOnly>
      <PayoutsPanel />
    </OwnerOnly>
  )
}
