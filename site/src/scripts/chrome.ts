import { readUser } from '@stackyard/shared/contract/browser-session'
import { closeOutside } from '@stackyard/shared/ui/closes-outside'

/** Theme switch, sign-in links that lead back here, menus that close, the owner's links; pages without islands have no script. */
const root = document.documentElement

function readAppearance(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('appearance') ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]')) {
  const show = () => button.setAttribute('aria-pressed', String(root.dataset.theme === 'dark'))
  show()
  button.addEventListener('click', () => {
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
    localStorage.setItem('appearance', JSON.stringify({ ...readAppearance(), mode: root.dataset.theme }))
    show()
  })
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keep-place]'))
  link.addEventListener('click', () => {
    if (location.pathname !== '/')
      link.href = `/auth/login?returnTo=${encodeURIComponent(location.pathname + location.search + location.hash)}`
  })

/** Who comes from a page in another language is spoken to in it in the app, too (its lib/language.ts); Reserve is a button. */
const appLinks = 'button, a[href^="/auth/"], a[href^="/dashboard"], a[href^="/settings"]'
const { lang } = root
if (lang !== 'en')
  document.addEventListener('click', ({ target }) => {
    const stored = readAppearance()
    if (!(target instanceof Element && target.closest(appLinks)) || stored.language === lang) return
    localStorage.setItem('appearance', JSON.stringify({ ...stored, language: lang, direction: undefined }))
  })

/** The page in the other language has the same search and place; the home page in place of one that it lacks has not. */
const isHome = ({ pathname }: { pathname: string }) => /^\/(?:(?:ar|es)\/?)?$/.test(pathname)
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
  link.addEventListener('click', () => {
    if (isHome(link) !== isHome(location)) return
    link.search = location.search
    link.hash = location.hash
  })

closeOutside([...document.querySelectorAll<HTMLDetailsElement>('.closes-outside')])

const reader = readUser()
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-owner]'))
  link.hidden = reader?.userType !== 'admin' && reader?.id !== Number(link.dataset.owner)

addEventListener('storage', (event) => {
  if (event.key !== 'token' && event.key !== null) return
  if (localStorage.getItem('token')) root.dataset.session = 'in'
  else delete root.dataset.session
})
