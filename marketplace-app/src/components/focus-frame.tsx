import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Button } from '@stackyard/shared/ui/button'
import { sitePath } from '../lib/language'
import { userAtom } from '../lib/session'
import { texts } from '../lib/texts'
import { Avatar } from './avatar'
import { BrandMark } from './brand-mark'
import { ThemeSwitch } from './shell/theme-switch'

export type FocusFrameProps = {
  /** In place of the product's logo, which leads home. */
  logo?: ReactNode
  children: ReactNode
}

/** The frame of a page with one task, outside of the app's menu. */
export function FocusFrame({ logo, children }: FocusFrameProps) {
  const user = useAtomValue(userAtom)
  const returnTo = useLocation({ select: ({ href }) => href })
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b">
        <div className="max-w-page mx-auto flex h-16 items-center gap-2 px-4 sm:px-8">
          {logo ?? (
            <a href={sitePath('/')} aria-label={texts.shell.home} className="rounded-control">
              <BrandMark />
            </a>
          )}
          <div className="ms-auto flex items-center gap-1 sm:gap-2">
            <ThemeSwitch />
            {user ? (
              <Link to="/dashboard" className="rounded-full">
                <span className="sr-only">{texts.nav.overview}</span>
                <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} className="size-11" />
              </Link>
            ) : (
              <Button asChild variant="ghost" size="sm">
                <Link to="/auth/login" search={{ returnTo }}>
                  {texts.auth.login.link}
                </Link>
              </Button>
            )}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="max-w-page mx-auto w-full flex-1 px-4 py-6 outline-none sm:px-8 sm:py-10"
      >
        {children}
      </main>
    </div>
  )
}
