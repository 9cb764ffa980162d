import { Landmark } from 'lucide-react'
import type { AchAccount } from '@stackyard/shared/schema/payment'
import { Badge } from '@stackyard/shared/ui/badge'
import { moneyTexts } from '../../../lib/texts/money'

/** A bank account: masked number, routing number, name and e-mail. */
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
        {account.isUsable ? null : (
          <Badge tone="warning" className="mt-1">
            {moneyTexts.methods.achUnusable}
          </Badge>
        )}
      </div>
    </div>
  )
}
