import { useNavigate } from '@tanstack/react-router'
import { Languages, LogOut, ReceiptText, Settings } from 'lucide-react'
import { languageNames, otherLanguages } from '@stackyard/shared/reference/languages'
import type { SessionUser } from '@stackyard/shared/schema/user'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@stackyard/shared/ui/dropdown-menu'
import { chooseLanguage, pageLanguage } from '../../lib/language'
import { texts } from '../../lib/texts'
import { Avatar } from '../avatar'

export type UserMenuProps = { user: SessionUser; onSignOut: () => void }

export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const navigate = useNavigate()
  const words = texts.shell
  const name = `${user.firstName} ${user.lastName}`.trim()
  const hasOrders = user.userType === 'customer' || user.userType === 'seller' || user.userType === 'admin'
  return (
    <DropdownMenu
      trigger={
        <button type="button" className="rounded-full">
          <span className="sr-only">{words.userMenu(name)}</span>
          <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} className="size-11" />
        </button>
      }
    >
      <DropdownMenuLabel>
        <span className="text-foreground block text-sm font-semibold">{name}</span>
        {user.email}
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => void navigate({ to: '/settings', hash: 'general' })}>
        <Settings aria-hidden />
        {texts.nav.settings}
      </DropdownMenuItem>
      {hasOrders ? (
        <DropdownMenuItem onSelect={() => void navigate({ to: '/dashboard/transactions' })}>
          <ReceiptText aria-hidden />
          {texts.nav.reservations}
        </DropdownMenuItem>
      ) : null}
      {otherLanguages(pageLanguage()).map((other) => (
        <DropdownMenuItem key={other} onSelect={() => chooseLanguage(other)}>
          <Languages aria-hidden />
          <span lang={other}>{languageNames[other]}</span>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={onSignOut}>
        <LogOut aria-hidden className="rtl:-scale-x-100" />
        {words.signOut}
      </DropdownMenuItem>
    </DropdownMenu>
  )
}
