import { BadgeCheck, Ban, Bell, CircleX, MailCheck, PackageCheck, ShoppingCart, Undo2 } from 'lucide-react'

/** The kinds that have icons of their own. */
const icons: Record<string, typeof Bell> = {
  customer_purchase: ShoppingCart,
  seller_complete: PackageCheck,
  admin_approve: BadgeCheck,
  customer_cancel: Undo2,
  admin_cancel: Ban,
  seller_cancel: CircleX,
  verify_email: MailCheck,
}

/** What a notification is about, for the eye; its words say it too. */
export function NotificationIcon({ kind }: { kind: string }) {
  const Icon = icons[kind] ?? Bell
  return <Icon aria-hidden className="text-muted-foreground size-5 shrink-0" />
}
