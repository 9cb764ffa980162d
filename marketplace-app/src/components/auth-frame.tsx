import { useAtomValue } from 'jotai'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { authAudience } from '../lib/auth-audience'
import { sitePath } from '../lib/language'
import { texts } from '../lib/texts'
import { BrandMark } from './brand-mark'
import { BayDrawing } from './bay-drawing'
import { LanguageSwitch } from './language-switch'
import { ThemeSwitch } from './shell/theme-switch'

/** The frame of sign-in and registration: the form on one side, what it is for on the other. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const words = texts.auth.aside[useAtomValue(authAudience)]
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col">
        <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-2 px-4 sm:px-8">
          <a href={sitePath('/')} aria-label={texts.shell.home} className="rounded-control">
            <BrandMark />
          </a>
          <div className="flex items-center gap-1">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex-1 px-4 py-8 outline-none sm:px-8 sm:py-12">
          {children}
        </main>
      </div>
      <aside className="bg-hero text-hero-foreground sticky top-0 hidden h-dvh flex-col justify-between overflow-hidden lg:flex">
        <div className="px-12 pt-24">
          <p className="font-display max-w-md text-3xl font-semibold">{words.title}</p>
          <ul className="mt-8 grid max-w-md gap-4">
            {words.points.map((point) => (
              <li key={point} className="text-hero-muted flex gap-3">
                <Check aria-hidden className="text-highlight mt-1 size-4 shrink-0" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <BayDrawing className="mt-12 w-full" />
      </aside>
    </div>
  )
}
