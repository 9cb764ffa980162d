import { lazy } from 'react'
import type { AddCreditPart } from '../../../../features/payments/campaigns/add-credit-part'
import { AddCreditDialog } from '../../../../features/payments/wallet/components/add-credit-dialog'

const Picker = lazy(async () => ({ default: (await import('../../-subscriptions')).Picker }))

/** The wallet's dialog where a campaign needs more credit. */
export const AddCredit: AddCreditPart = (props) => <AddCreditDialog Picker={Picker} {...props} />
