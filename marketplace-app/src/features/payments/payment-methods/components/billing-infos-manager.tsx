import { useQuery } from '@tanstack/react-query'
import type { BillingInfo } from '@stackyard/shared/schema/payment'
import { client } from '../../../../lib/api'
import { billingInfosQuery } from '../queries'
import { billingWords } from '../words'
import { BillingInfoForm } from './billing-info-form'
import { BillingInfoSummary } from './billing-info-summary'
import { type ManagerProps, MethodManager } from './method-manager'

/** The Address Book of billing details: list, New, Edit, Delete; with `onSelect` the picker of the purchase dialog. */
export function BillingInfosManager({ onSelect }: ManagerProps<BillingInfo>) {
  const query = useQuery(billingInfosQuery())
  const hidePrimary = onSelect !== undefined
  return (
    <MethodManager
      words={billingWords()}
      query={query}
      onSelect={onSelect}
      nameOf={(info) => info.fullName}
      renderRecord={(info) => <BillingInfoSummary info={info} />}
      remove={(id) => client.billingInfo.delete({ id })}
      renderCreate={(onDone) => <BillingInfoForm info={null} hidePrimary={hidePrimary} onDone={onDone} />}
      renderEdit={(info, onDone) => <BillingInfoForm info={info} hidePrimary={hidePrimary} onDone={onDone} />}
    />
  )
}
