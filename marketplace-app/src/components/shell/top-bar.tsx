import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { SearchBox } from '@stackyard/shared/ui/search-box'
import { searchOf } from '@stackyard/shared/ui/suggestion-target'
import { sitePath } from '../../lib/language'
import { texts } from '../../lib/texts'
import { Avatar } from '../avatar'
import { BrandMark } from '../brand-mark'
import { ThemeSwitch } from './theme-switch'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }))

const faceOf = ({ firstName, lastName, avatar }: SessionUser) => ({ firstName, lastName, picture: avatar })

export type TopBarProps = {
  user: SessionUser | null
  tools?: ReactNode
  onOpenMenu: () => void
  onSignOut: () => void
}

export function TopBar({ user, tools, onOpenMenu, onSignOut }: TopBarProps) {
  return (
    <header className="bg-background sticky top-0 z-30 flex h-16 items-center gap-2 border-b px-3 sm:px-6">
      <Button variant="ghost" size="icon" className="lg:hidden" aria-label={texts.shell.openMenu} onClick={onOpenMenu}>
        <Menu aria-hidden />
      </Button>
      <a href={sitePath('/')} className="rounded-control flex lg:hidden" aria-label={texts.shell.home}>
        <BrandMark withName={false} />
      </a>
      <TopSearch />
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        {/* Narrow phones need its room for the search; the settings of a person have the theme, too. */}
        <span className={user ? 'max-[24rem]:hidden' : undefined}>
          <ThemeSwitch />
        </span>
        {user ? tools : null}
        {user ? (
          <Suspense fallback={<Avatar {...faceOf(user)} className="size-11" />}>
            <UserMenu user={user} onSignOut={onSignOut} />
          </Suspense>
        ) : (
          <SignInLinks />
        )}
      </div>
    </header>
  )
}

function TopSearch() {
  const navigate = useNavigate()
  const toSearch = (search: ReturnType<typeof searchOf>) => void navigate({ to: '/dashboard/search', search })
  return (
    <SearchBox
      label={texts.shell.searchLabel}
      placeholder={texts.shell.searchPlaceholder}
      className="max-w-md flex-1"
      maxLength={200}
      onSearch={(query) => toSearch(query ? { query } : {})}
      onPick={(suggestion) => {
        if (suggestion.slug) void navigate({ to: '/dashboard/warehouses/$id', params: { id: suggestion.slug } })
        else toSearch(searchOf(suggestion))
      }}
    />
  )
}

function SignInLinks() {
  const returnTo = useLocation({ select: (location) => location.href })
  return (
    <>
      <Button asChild variant="ghost" size="sm" className="max-sm:hidden">
        <Link to="/auth/register" search={{ returnTo }}>
          {texts.auth.register.link}
        </Link>
      </Button>
      <Button asChild size="sm">
        <Link to="/auth/login" search={{ returnTo }}>
          {texts.auth.login.link}
        </Link>
      </Button>
    </>
  )
}
