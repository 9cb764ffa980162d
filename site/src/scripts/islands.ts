/*
 * Mounts the page's interactive parts when they come into view, or at the first idle moment (`data-when`). Astro's own islands start from inline scripts, which
 * the content policy refuses; here one external module does it. An element asks by `data-island`, its data stands in
 * a JSON block inside it, and whatever else it holds shows until the island does.
 */
import { readUser } from '@stackyard/shared/contract/browser-session'
import type { ComponentType } from 'react'
import { loadWords } from './page-words'

export type Island = { default: ComponentType<{ data: never }> }

/** What a listing page asks for at once; the others are named apart (other-islands.ts). */
export const islands: Record<string, () => Promise<Island>> = {
  booking: () => import('../islands/booking-island'),
  quote: () => import('../islands/quote-island'),
}

/** @throws Error when there is no island of that name */
async function load(name = ''): Promise<Island> {
  const loader = islands[name] ?? (await import('./other-islands')).otherIslands[name]
  if (!loader) throw new Error(`There is no island called ${name}`)
  return loader()
}

/** Draws the island in its place. */
export async function mount(element: HTMLElement): Promise<void> {
  const text = element.querySelector('script[type="application/json"]')?.textContent ?? 'null'
  const [{ createRoot }, { createElement, startTransition }, { default: Component }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(element.dataset.island),
    loadWords(),
  ])
  const root = createRoot(element)
  // In steps, between which the page answers its reader.
  startTransition(() => root.render(createElement(Component, { data: JSON.parse(text) as never })))
  element.dataset.mounted = ''
}

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      watcher.unobserve(target)
      void mount(target)
    }
  },
  { rootMargin: '200px' },
)
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task, { timeout: 1000 }) : setTimeout(task, 200)
const reader = readUser()
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (element.dataset.when === 'visible') watcher.observe(element)
  else if (element.dataset.when === 'idle' || reader) whenIdle(() => void mount(element))
}
whenIdle(() => void import('./late'))
