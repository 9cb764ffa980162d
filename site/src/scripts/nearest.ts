import { searchedBy, type NamedPlace } from '@stackyard/shared/domain/nearest-places'
import { withoutLanguage } from '@stackyard/shared/reference/languages'
import { type Near, nearestTo, searchesLike } from '@stackyard/shared/ui/nearest'

/** The page for unknown addresses names what the address may have meant, and searches for its words. */
const MOST = 6
const part = document.querySelector<HTMLElement>('[data-nearest]')
const places = JSON.parse(document.querySelector('[data-places]')?.textContent ?? '[]') as NamedPlace[]

function itemOf({ name, detail, path }: Near): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.className = 'block rounded-control border px-4 py-2.5 font-semibold hover:bg-muted'
  link.textContent = name
  const small = document.createElement('span')
  small.className = 'block text-sm font-normal text-muted-foreground'
  small.textContent = detail
  if (detail) link.append(small)
  item.append(link)
  return item
}

async function show(into: HTMLElement): Promise<void> {
  const { pathname } = location
  const [pages, searches] = await Promise.all([
    nearestTo(pathname, places, new AbortController().signal),
    searchesLike(pathname),
  ])
  const near = [...pages, ...searches].slice(0, MOST)
  into.querySelector('ul')?.replaceChildren(...near.map(itemOf))
  into.hidden = near.length === 0
}

/** What is missing in this language may stand in English. */
async function offerEnglish(link: HTMLAnchorElement): Promise<void> {
  const path = withoutLanguage(location.pathname)
  const answer = path === location.pathname ? null : await fetch(path, { method: 'HEAD' }).catch(() => null)
  if (!answer?.ok) return
  link.href = path
  link.hidden = false
}

const english = document.querySelector<HTMLAnchorElement>('[data-english]')
if (english) void offerEnglish(english)
const box = document.querySelector<HTMLInputElement>('main input[name="query"]')
// What the reader typed before this was there stays.
if (box?.value === '') box.value = searchedBy(location.pathname)
if (part) void show(part)
