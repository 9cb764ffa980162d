import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { AppliedCoupon, Coupon } from '@stackyard/shared/schema/coupon'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input } from '@stackyard/shared/ui/input'
import { client } from '../lib/api'
import { toProblem } from '../lib/problem'
import { couponTexts as words } from '../lib/texts/coupons'

type CouponFieldProps = {
  appliesTo: Coupon['appliesTo']
  coupon: AppliedCoupon | null
  onApply: (coupon: AppliedCoupon | null) => void
}

const offOf = ({ kind, percent, amountCents }: AppliedCoupon): string =>
  kind === 'percent' ? `${percent ?? 0} %` : formatCents(amountCents ?? 0)

/** A code is asked after before it is sent with the payment, so that the amount due is right. */
export function CouponField({ appliesTo, coupon, onApply }: CouponFieldProps) {
  const [code, setCode] = useState('')
  const apply = useMutation({
    mutationFn: async () => (await client.coupon.apply({ code, appliesTo })).results,
    onSuccess: onApply,
    onError: () => onApply(null),
  })
  return (
    <div>
      <div className="flex items-end gap-3">
        <Field
          label={words.field}
          error={apply.isError ? toProblem(apply.error).message : undefined}
          className="min-w-0 flex-1"
        >
          {(control) => (
            <Input
              {...control}
              value={code}
              maxLength={32}
              autoComplete="off"
              readOnly={apply.isPending}
              onChange={(event) => {
                setCode(event.target.value)
                apply.reset()
                onApply(null)
              }}
            />
          )}
        </Field>
        <Button variant="outline" busy={apply.isPending} disabled={code.trim() === ''} onClick={() => apply.mutate()}>
          {words.apply}
        </Button>
      </div>
      <p role="status" className="text-success-ink text-sm">
        {coupon ? words.applied(coupon.code, offOf(coupon)) : null}
      </p>
    </div>
  )
}
