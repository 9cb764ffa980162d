import { Landmark } from 'lucide-react'
import type { AchAccount } from '@stackyard/shared/schema/payment'
import { Badge } from '@stackyard/shared/ui/badge'
import { formatDate } from '../../../../lib/format'
import { moneyTexts } from '../../../../lib/texts/money'

/** A bank account: masked number, routing number, name and email. */
export function AchSummary({ account }: { account: AchAccount }) {
  return (
    <div className="flex items-center gap-4">
      <span className="rounded-control bg-muted text-muted-foreground grid size-10 shrink-0 place-items-center">
        <Landmark aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {account.bankName} <span className="font-mono">•••• {account.last4}</span>
        </p>
        <p className="text-muted-foreground">
          {moneyTexts.methods.achRouting} <span className="font-mono">{account.routingNumber}</span>
        </p>
        <p className="text-muted-foreground truncate">
          {account.accountName} · {account.email}
        </p>
        {account.isUsable ? null : <Proof deposits={account.deposits} />}
      </div>
    </div>
  )
}

/** Where the proof of an account that can't be used yet stands. */
function Proof({ deposits }: Pick<AchAccount, 'deposits'>) {
  const words = moneyTexts.methods.deposits
  if (!deposits)
    return (
      <Badge tone="warning" className="mt-1">
        {moneyTexts.methods.achUnusable}
      </Badge>
    )
  return (
    <>
      <Badge tone={deposits.isFailed ? 'danger' : 'warning'} className="mt-1">
        {deposits.isFailed ? words.failed : words.waiting[deposits.kind]}
      </Badge>
      <p className="text-muted-foreground mt-1">
        {deposits.isFailed ? words.failedHint : words.expected(formatDate(deposits.arriveAt))}
      </p>
    </>
  )
}
