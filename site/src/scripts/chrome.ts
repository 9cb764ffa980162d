/** Theme switch, sign-in links that lead back here, and the phone menu: all the script a content page has. */
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

const menu = document.querySelector<HTMLDetailsElement>('.site-menu')
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})
document.addEventListener('click', (event) => {
  if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false
})

addEventListener('storage', (event) => {
  if (event.key !== 'token' && event.key !== null) return
  if (localStorage.getItem('token')) root.dataset.session = 'in'
  else delete root.dataset.session
})
