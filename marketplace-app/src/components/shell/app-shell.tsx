import { useAtom, useAtomValue } from 'jotai'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { cn } from '@stackyard/shared/ui/cn'
import { Sheet } from '@stackyard/shared/ui/sheet'
import { sitePath } from '../../lib/language'
import { userAtom } from '../../lib/session'
import { navOpenAtom } from '../../lib/theme'
import { texts } from '../../lib/texts'
import { BrandMark } from '../brand-mark'
import { navSectionsFor } from './nav-items'
import { type NavBadges, NavList } from './nav-list'
import { PaletteOpener } from './palette-opener'
import { TopBar } from './top-bar'

export type AppShellProps = {
  onSignOut: () => void
  banner?: ReactNode
  /** What stands beside the account's menu for whom is signed in. */
  tools?: ReactNode
  /** What stands beside an entry of the menu, by the screen it leads to. */
  badges?: NavBadges
  children: ReactNode
}

/** Sidebar, top bar and the page; under 1024 pixels the sidebar is a sheet. */
export function AppShell({ onSignOut, banner, tools, badges, children }: AppShellProps) {
  const user = useAtomValue(userAtom)
  const [open, setOpen] = useAtom(navOpenAtom)
  const [sheetOpen, setSheetOpen] = useState(false)
  const sections = navSectionsFor(user)
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="rounded-control bg-primary text-primary-foreground sr-only z-50 px-4 py-3 focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        {texts.shell.skip}
      </a>
      <aside
        className={cn(
          'bg-subtle sticky top-0 hidden h-dvh shrink-0 flex-col border-e transition-[width] lg:flex',
          open ? 'w-64' : 'w-16',
        )}
      >
        <a
          href={sitePath('/')}
          aria-label={texts.shell.home}
          className={cn('flex h-16 items-center', open ? 'px-5' : 'justify-center')}
        >
          <BrandMark withName={open} />
        </a>
        <div className={cn('flex-1 overflow-y-auto py-3', open ? 'px-3' : 'px-2')}>
          <NavList sections={sections} badges={badges} collapsed={!open} />
        </div>
        <div className={cn('border-t py-2', open ? 'px-3' : 'px-2')}>
          <Button
            variant="ghost"
            size={open ? 'md' : 'icon'}
            className={open ? 'w-full justify-start px-3' : ''}
            aria-expanded={open}
            aria-label={open ? texts.shell.collapse : texts.shell.expand}
            onClick={() => setOpen(!open)}
          >
            {open ? (
              <PanelLeftClose aria-hidden className="rtl:-scale-x-100" />
            ) : (
              <PanelLeftOpen aria-hidden className="rtl:-scale-x-100" />
            )}
            {open ? texts.shell.collapse : null}
          </Button>
        </div>
      </aside>
      <Sheet open={sheetOpen} onOpenChange={setSheetOpen} title={<BrandMark />}>
        <NavList sections={sections} badges={badges} onNavigate={() => setSheetOpen(false)} />
      </Sheet>
      <PaletteOpener person={user} />
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar user={user} tools={tools} onOpenMenu={() => setSheetOpen(true)} onSignOut={onSignOut} />
        {banner}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
    </div>
  )
}
