import { PayoutsPanel } from '../../features/payouts/components/payouts-panel'
import { OwnerOnly } from '../../features/settings/components/owner-only'

/** Settings #payouts: where a seller's money goes, for the owner alone. */
export function Payouts() {
  return (
    <OwnerOnly>
      <PayoutsPanel />
    </OwnerOnly>
  )
}
