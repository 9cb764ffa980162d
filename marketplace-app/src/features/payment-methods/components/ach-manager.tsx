import { useQuery } from '@tanstack/react-query'
import type { AchAccount } from '@stackyard/shared/schema/payment'
import { client } from '../../../lib/api'
import { moneyTexts } from '../../../lib/texts/money'
import { achAccountsQuery } from '../queries'
import { achWords } from '../words'
import { AchCreateForm } from './ach-create-form'
import { AchEditForm } from './ach-edit-form'
import { AchSummary } from './ach-summary'
import { type ManagerProps, MethodManager } from './method-manager'

/** ACH Info: list, New, Edit, Delete; with `onSelect` the picker of the purchase dialog. */
export function AchManager({ onSelect }: ManagerProps<AchAccount>) {
  const query = useQuery(achAccountsQuery())
  const hidePrimary = onSelect !== undefined
  return (
    <MethodManager
      words={achWords()}
      query={query}
      onSelect={onSelect}
      isSelectable={(account) => account.isUsable}
      nameOf={(account) => moneyTexts.methods.achNamed(account.bankName, account.last4)}
      renderRecord={(account) => <AchSummary account={account} />}
      remove={(id) => client.ach.delete({ id })}
      renderCreate={(onDone) => <AchCreateForm hidePrimary={hidePrimary} onDone={onDone} />}
      renderEdit={(account, onDone) => <AchEditForm account={account} hidePrimary={hidePrimary} onDone={onDone} />}
    />
  )
}
