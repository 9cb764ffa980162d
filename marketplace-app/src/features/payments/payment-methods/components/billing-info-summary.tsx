import { formatPhone } from '@stackyard/shared/domain/phone'
import type { BillingInfo } from '@stackyard/shared/schema/payment'
import { moneyTexts } from '../../../../lib/texts/money'

export function BillingInfoSummary({ info }: { info: BillingInfo }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="truncate font-semibold">{info.fullName}</p>
      <p className="text-muted-foreground">
        <bdi>{info.formattedAddress}</bdi>
      </p>
      <p className="text-muted-foreground truncate">
        {formatPhone(info.phoneNumber)} · {info.email}
      </p>
      {info.taxId ? <p className="text-muted-foreground">{moneyTexts.methods.taxIdOf(info.taxId)}</p> : null}
    </div>
  )
}
