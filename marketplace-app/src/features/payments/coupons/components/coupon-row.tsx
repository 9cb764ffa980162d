import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatCents } from '@stackyard/shared/domain/money'
import type { Coupon } from '@stackyard/shared/schema/coupon'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog, Dialog } from '@stackyard/shared/ui/dialog'
import { DropdownMenu, DropdownMenuItem } from '@stackyard/shared/ui/dropdown-menu'
import { apiQuery, client } from '../../../../lib/api'
import { formatDate } from '../../../../lib/format'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { couponTexts as words } from '../../../../lib/texts/coupons'
import { CouponForm } from './coupon-form'

/** A coupon with what it takes off, how often it was used, and its menu. */
export function CouponRow({ coupon }: { coupon: Coupon }) {
  const off = coupon.kind === 'percent' ? `${coupon.percent ?? 0}%` : formatCents(coupon.amountCents ?? 0)
  return (
    <li className="flex items-center gap-3 py-2 ps-5 pe-2 text-sm">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5 gap-y-1">
        <span className="font-mono font-semibold wrap-anywhere sm:w-36">{coupon.code}</span>
        <span className="sm:w-56">{words.off(off, coupon.appliesTo)}</span>
        <span className="text-muted-foreground sm:w-36">{words.used(coupon.useCount, coupon.totalUses)}</span>
        {coupon.startsAt ? (
          <span className="text-muted-foreground">{words.from(formatDate(coupon.startsAt))}</span>
        ) : null}
        {coupon.endsAt ? <span className="text-muted-foreground">{words.until(formatDate(coupon.endsAt))}</span> : null}
        {coupon.isActive ? null : <Badge tone="neutral">{words.inactive}</Badge>}
      </div>
      <CouponMenu coupon={coupon} />
    </li>
  )
}

function CouponMenu({ coupon }: { coupon: Coupon }) {
  const { id, code, isActive, useCount } = coupon
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const switching = useChange({
    run: () => client.coupon.update({ id, isActive: !isActive }),
    done: isActive ? words.switchedOff(code) : words.switchedOn(code),
    failed: words.changeFailed,
  })
  const removing = useChange({
    run: () => client.coupon.delete({ id }),
    done: words.deleted(code),
    failed: words.deleteFailed,
    onDone: close,
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon" aria-label={words.actions(code)} busy={switching.isPending}>
            <MoreHorizontal aria-hidden />
          </Button>
        }
      >
        <DropdownMenuItem onSelect={() => setOpen('change')}>{words.change}</DropdownMenuItem>
        <DropdownMenuItem onSelect={() => switching.mutate()}>
          {isActive ? words.switchOff : words.switchOn}
        </DropdownMenuItem>
        {useCount === 0 ? (
          <DropdownMenuItem tone="danger" onSelect={() => setOpen('delete')}>
            {words.delete}
          </DropdownMenuItem>
        ) : null}
      </DropdownMenu>
      <Dialog open={open === 'change'} onOpenChange={close} title={words.changeTitle(code)}>
        <CouponForm coupon={coupon} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={words.deleteTitle(code)}
        confirmLabel={words.delete}
        variant="danger"
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
      >
        {words.deleteText}
      </ConfirmDialog>
    </>
  )
}

type Change = { run: () => Promise<unknown>; done: string; failed: string; onDone?: () => void }

function useChange({ run, done, failed, onDone }: Change) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      notifyDone(done, { failed })
      onDone?.()
    },
    onError: (error) => notifyFailure(failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.coupon.key() }),
  })
}
