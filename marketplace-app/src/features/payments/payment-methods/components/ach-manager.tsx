import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AchAccount } from '@stackyard/shared/schema/payment'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { client } from '../../../../lib/api'
import { moneyTexts } from '../../../../lib/texts/money'
import { achAccountsQuery } from '../queries'
import { achWords } from '../words'
import { AchCreateForm } from './ach-create-form'
import { AchEditForm } from './ach-edit-form'
import { AchSummary } from './ach-summary'
import { DepositsForm } from './deposits-form'
import { type ManagerProps, MethodManager } from './method-manager'

const nameOf = (account: AchAccount) => moneyTexts.methods.achNamed(account.bankName, account.last4)
const isWaiting = ({ deposits }: AchAccount) => deposits !== null && !deposits.isFailed

/**
 * ACH Info: list, New, Edit, Delete, and Verify of an account that waits for its small deposits; with `onSelect` the
 * picker of the purchase dialog.
 */
export function AchManager({ onSelect }: ManagerProps<AchAccount>) {
  const query = useQuery(achAccountsQuery())
  const [verifiedId, setVerifiedId] = useState<number>()
  const words = moneyTexts.methods.deposits
  const hidePrimary = onSelect !== undefined
  const verified = query.data?.find(({ id }) => id === verifiedId)
  const close = () => setVerifiedId(undefined)
  return (
    <>
      <MethodManager
        words={achWords()}
        query={query}
        onSelect={onSelect}
        isSelectable={(account) => account.isUsable}
        nameOf={nameOf}
        renderRecord={(account) => <AchSummary account={account} />}
        renderAction={(account) =>
          isWaiting(account) ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={`${words.open} ${nameOf(account)}`}
              onClick={() => setVerifiedId(account.id)}
            >
              {words.open}
            </Button>
          ) : null
        }
        remove={(id) => client.ach.delete({ id })}
        renderCreate={(onDone) => <AchCreateForm hidePrimary={hidePrimary} onDone={onDone} />}
        renderEdit={(account, onDone) => <AchEditForm account={account} hidePrimary={hidePrimary} onDone={onDone} />}
      />
      <Dialog open={verified !== undefined} onOpenChange={close} title={words.title}>
        {verified ? <DepositsForm account={verified} name={nameOf(verified)} onDone={close} /> : null}
      </Dialog>
    </>
  )
}
