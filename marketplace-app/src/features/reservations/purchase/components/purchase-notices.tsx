import { Link } from '@tanstack/react-router'
import { text } from '@stackyard/shared/messages/text'
import { withReturnTo } from '@stackyard/shared/domain/return-to'
import type { Warehouse } from '@stackyard/shared/schema/warehouse'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { texts } from '../../../../lib/texts'
import { moneyTexts } from '../../../../lib/texts/money'
import { restrictionsOf } from '../purchase-order'

/** The gate before a purchase: the way to the identity check and back to this very dialog. */
export function IdentityGate({ returnTo }: { returnTo: string }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button asChild size="sm">
          <a href={withReturnTo('/auth/kyc', returnTo)}>{text('purchase.kyc.button')}</a>
        </Button>
      }
    >
      {text('purchase.kyc.note')}
    </Notice>
  )
}

/** Before the email address is verified nothing can be reserved. */
export function EmailGate({ returnTo }: { returnTo: string }) {
  return (
    <Notice
      tone="warning"
      title={texts.shell.verifyEmail}
      action={
        <Link to="/auth/email-verify" search={{ returnTo }} className="font-semibold underline underline-offset-4">
          {texts.shell.verifyEmailLink}
        </Link>
      }
    >
      {moneyTexts.purchase.emailGate}
    </Notice>
  )
}

/** What the warehouse does not take, with the way to ask it. */
export function RestrictionsNotice({ warehouse }: { warehouse: Warehouse }) {
  const flags = restrictionsOf(warehouse)
  if (!flags.isNotice) return null
  const restricted = [
    flags.isHazmat ? null : text('purchase.notice.hazmat'),
    flags.isOversizedItems ? null : text('purchase.notice.oversized'),
    flags.isFoodBeverage ? null : text('purchase.notice.food'),
    flags.isPharmaceuticalMedicalSupplies ? null : text('purchase.notice.pharma'),
  ].filter((label) => label !== null)
  return (
    <Notice tone="info" title={text('purchase.notice')}>
      <ul className="mt-1 list-disc ps-4">
        {restricted.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <p className="mt-2">
        {moneyTexts.purchase.askWarehouse}{' '}
        <a
          href={`/dashboard/messages?id=${warehouse.seller.id}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline underline-offset-4"
        >
          {text('purchase.notice.link')}
        </a>
      </p>
    </Notice>
  )
}
