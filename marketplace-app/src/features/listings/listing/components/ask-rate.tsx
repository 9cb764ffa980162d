import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { AskRateButton } from '@stackyard/shared/ui/ask-rate-button'
import { Button } from '@stackyard/shared/ui/button'
import { say } from '@stackyard/shared/ui/say'
import { client } from '../../../../lib/api'
import { notifyOutcome } from '../../../../lib/notify'

export type AskRateProps = { warehouse: Warehouse; user: SessionUser | null; path: string }

/** Request Rate: visitors sign in first; nobody asks themselves. */
export function AskRate({ warehouse, user, path }: AskRateProps) {
  if (user?.id === warehouse.seller.id || warehouse.isDraft) return null
  if (!user)
    return (
      <Button asChild variant="outline" block className="mt-4">
        <a href={withReturnTo('/auth/login', path)}>{say('Request Rate')}</a>
      </Button>
    )
  return (
    <div className="mt-4">
      <AskRateButton
        variant="outline"
        className="w-full"
        ask={() => client.notification.requestServiceRate({ warehouseId: warehouse.id })}
        onSaid={notifyOutcome}
      />
    </div>
  )
}
