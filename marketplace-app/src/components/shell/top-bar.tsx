import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react'
import type { SessionUser } from '@stackyard/shared/schema/user'
import { Button } from '@stackyard/shared/ui/button'
import { Input } from '@stackyard/shared/ui/input'
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
      <a href="/" className="rounded-control lg:hidden" aria-label={texts.shell.home}>
        <BrandMark withName={false} />
      </a>
      <SearchBox />
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        <ThemeSwitch />
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

function SearchBox() {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    void navigate({ to: '/dashboard/search', search: query ? { query } : {} })
  }
  return (
    <form
      role="search"
      aria-label={texts.shell.searchLabel}
      onSubmit={submit}
      className="relative max-w-md min-w-0 flex-1"
    >
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2"
      />
      <Input
        type="search"
        name="query"
        aria-label={texts.shell.searchLabel}
        placeholder={texts.shell.searchPlaceholder}
        className="ps-9"
        maxLength={200}
      />
    </form>
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
