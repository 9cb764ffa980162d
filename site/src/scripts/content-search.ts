/*
 * Search over the index of the content: a file of titles, summaries and words, asked for at the first search. No
 * server answers, so it works as long as the page does.
 */
import { inPageLanguage } from '../lib/say'
import { searchPages, type IndexedPage } from '../lib/content-search'

const MOST = 40
const form = document.querySelector<HTMLFormElement>('[data-content-search]')
const list = document.querySelector<HTMLOListElement>('[data-content-results]')
const status = document.querySelector<HTMLElement>('[data-content-status]')

/** What the search says, in the language of the page. */
const words = JSON.parse(document.querySelector('[data-content-words]')?.textContent ?? '{}') as Record<
  'ask' | 'none' | 'one' | 'many' | 'failed',
  string
> & { kinds: Record<IndexedPage['kind'], string> }

let index: Promise<IndexedPage[]> | undefined
const loadIndex = () =>
  (index ??= fetch(inPageLanguage('/content-index.json')).then(async (answer) => {
    if (!answer.ok) throw new Error(`The index answered ${answer.status}`)
    return (await answer.json()) as IndexedPage[]
  }))

function item(page: IndexedPage): HTMLLIElement {
  const row = document.createElement('li')
  row.className = 'border-b py-5'
  const kind = document.createElement('p')
  kind.className = 'text-sm text-muted-foreground'
  kind.textContent = [words.kinds[page.kind], page.category].filter(Boolean).join(' · ')
  const link = document.createElement('a')
  link.href = page.url
  link.className = 'mt-1 block font-display text-lg font-semibold text-link underline-offset-4 hover:underline'
  link.textContent = page.title
  const summary = document.createElement('p')
  summary.className = 'mt-1 line-clamp-2 text-muted-foreground'
  summary.textContent = page.summary
  row.append(kind, link, summary)
  return row
}

async function show(query: string, kind: string): Promise<void> {
  if (!list || !status) return
  if (query === '') {
    list.replaceChildren()
    status.textContent = words.ask
    return
  }
  try {
    const pages = (await loadIndex()).filter((page) => kind === '' || page.kind === kind)
    const found = searchPages(pages, query)
    list.replaceChildren(...found.slice(0, MOST).map(item))
    status.textContent =
      found.length === 0
        ? words.none.replace('{query}', query)
        : (found.length === 1 ? words.one : words.many)
            .replace('{count}', String(found.length))
            .replace('{query}', query)
  } catch {
    index = undefined
    status.textContent = words.failed
  }
}

if (form) {
  const query = form.elements.namedItem('query') as HTMLInputElement
  const kind = form.elements.namedItem('kind') as HTMLSelectElement
  const params = new URLSearchParams(location.search)
  const inPath = /^\/encyclopedia\/query\/([^/]+)$/.exec(location.pathname)?.[1]
  try {
    query.value = inPath ? decodeURIComponent(inPath) : (params.get('query') ?? '')
  } catch {
    query.value = ''
  }
  kind.value = params.get('kind') ?? form.dataset.kind ?? ''
  const run = () => void show(query.value.trim(), kind.value)
  const remember = () => {
    const base = inPath ? '/news/search' : location.pathname
    history.replaceState(null, '', `${base}?${new URLSearchParams({ query: query.value, kind: kind.value })}`)
    run()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    remember()
  })
  kind.addEventListener('change', remember)
  run()
}
