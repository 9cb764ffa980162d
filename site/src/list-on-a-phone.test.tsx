import { render, screen } from '@testing-library/react'
import { keepTray } from '@stackyard/shared/ui/compare-tray'
import { sampleCard } from '@stackyard/shared/ui/sample-card.test-data'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ListPageBody } from './components/list-page'
import ExploreIsland, { type ExploreData } from './islands/explore-island'
import { listPageAt } from './lib/list-pages'
import { memoryData } from './lib/memory-data.test-data'
import { markup } from './lib/markup'
import { mountOnTouch } from './scripts/touched'

const FIRST = 740_000
const houses = [1, 2, 3].map((number) =>
  sampleCard(FIRST + number, { name: `House ${number}`, slug: `house-${number}-in-dallas-tx` }),
)
let isWide: boolean
/** Places for which an island was asked. */
let asked: HTMLElement[]

const pageAt = async (path: string) => {
  const page = await listPageAt(path, 'en', memoryData(houses))
  if (!page) throw new Error(`There is no ${path}`)
  return page
}

/** The page as it comes, without a script; `early` is what a reader does before the script is there. */
async function open(address = '/warehouses/us', early: () => void = () => undefined): Promise<HTMLElement> {
  history.replaceState(null, '', address)
  document.body.innerHTML = markup(<ListPageBody page={await pageAt(location.pathname)} />)
  const element = document.querySelector<HTMLElement>('[data-island="explore"]')
  if (!element) throw new Error('The page has no list')
  early()
  mountOnTouch(async (place) => void asked.push(place))
  return element
}

/** The island stands where it was asked for. */
function draw(): void {
  const [place] = asked
  const data = JSON.parse(place?.querySelector('script')?.textContent ?? 'null') as ExploreData
  render(<ExploreIsland data={data} />, { container: place })
}

const controlsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a[href], button, input, select')].map(
    (control) =>
      `${control.tagName} ${control.getAttribute('aria-label') ?? ''} ${control.closest('label')?.textContent ?? ''}${control.textContent}`,
  )
/** What is said of how many there are; the page as it comes says more for an address that asks for something. */
const countIn = (element: HTMLElement) => {
  const said = element.querySelector('p[role="status"]')
  return (said?.querySelector('.only-unasked') ?? said)?.textContent
}
/** Lists of places, and the page of the search. */
const LISTS = ['/warehouses/us', '/search/warehouses']
const touch = () => document.body.dispatchEvent(new Event('pointerdown'))

beforeEach(() => {
  ;[isWide, asked] = [false, []]
  class Unseen {
    observe = () => undefined
    disconnect = () => undefined
  }
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.innerHTML = ''
})

describe('a list on a phone', () => {
  it.each(LISTS)('%s stands as it came until its reader does something, and is drawn once', async (path) => {
    const element = await open(path)
    expect(asked).toEqual([])
    touch()
    touch()
    dispatchEvent(new Event('scroll'))
    expect(asked).toEqual([element])
  })

  it.each(LISTS)(
    '%s has the controls of the drawn list from the start, in the same order, and its count',
    async (path) => {
      const element = await open(path)
      const [before, count] = [controlsIn(element), countIn(element)]
      expect(before.length).toBeGreaterThan(8)
      expect(count).toBe('3 warehouses')
      touch()
      draw()
      expect(controlsIn(element)).toEqual(before)
      expect(countIn(element)).toBe(count)
    },
  )

  it.each([
    ['that asks for something', () => undefined, '/warehouses/us?view=map'],
    ['that searches for words', () => undefined, '/search/warehouses?query=dallas'],
    ['that has a map instead of the list', () => undefined, '/search/warehouses?view=map'],
    ['with houses put aside', () => keepTray([{ id: 1, name: 'Depot' }]), '/warehouses/us'],
    ['on a wide screen', () => (isWide = true), '/warehouses/us'],
  ])('is drawn at once %s', async (_name, prepare, address) => {
    prepare()
    expect(asked).toEqual([await open(address)])
  })

  it('is asked for again at the next touch when it could not be loaded', async () => {
    const element = await open()
    document.body.innerHTML = element.outerHTML
    let calls = 0
    mountOnTouch(() => (++calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve()))
    touch()
    await Promise.resolve()
    await Promise.resolve()
    touch()
    expect(calls).toBe(2)
  })

  it('is left to the other islands for who is signed in', async () => {
    localStorage.setItem('token', 'x')
    localStorage.setItem('user', JSON.stringify({ id: 1, email: 'a@b.test', userType: 'customer' }))
    await open()
    touch()
    expect(asked).toEqual([])
  })
})

describe('what a reader did before the list was drawn is done to it', () => {
  it('a ticked box', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare House 2' }))
    draw()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare House 2' }).checked).toBe(true)
    expect(JSON.parse(localStorage.getItem('compare') ?? '[]')).toEqual([{ id: FIRST + 2, name: 'House 2' }])
  })

  it('a ticked box of a house that is put aside already, which stays so', async () => {
    keepTray([{ id: FIRST + 2, name: 'House 2' }])
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare House 2' }))
    draw()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare House 2' }).checked).toBe(true)
    expect(JSON.parse(localStorage.getItem('compare') ?? '[]')).toEqual([{ id: FIRST + 2, name: 'House 2' }])
  })

  it('a chosen order', async () => {
    await open()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest')
    draw()
    expect(location.search).toBe('?sort=newest')
  })

  it('a pressed button', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    draw()
    expect(location.search).toBe('?view=list')
    expect(asked).toHaveLength(1)
  })

  it('a pressed button on a wide screen too, beside what the address asks for', async () => {
    isWide = true
    await open('/warehouses/us?query=dallas')
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    draw()
    expect(location.search).toBe('?query=dallas&view=list')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search warehouses' }).value).toBe('dallas')
  })

  it('words sent by Enter, beside what the address asks for', async () => {
    await open('/warehouses/us?verified=true')
    const sent = vi.fn<(event: Event) => void>()
    addEventListener('submit', sent, { once: true })
    await userEvent.type(screen.getByRole('combobox', { name: 'Search warehouses' }), 'dal{Enter}')
    expect(sent.mock.calls[0]?.[0].defaultPrevented).toBe(true)
    draw()
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ query: 'dal', verified: 'true' })
  })

  it('but for a press that only its reader may do: Share Search gets the focus', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Share Search' }))
    ;(document.activeElement as HTMLElement).blur()
    draw()
    expect(write).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share Search' }))
  })

  it.each(LISTS)('typed words, with the focus on them: %s', async (path) => {
    await open(path)
    await userEvent.type(screen.getByRole('combobox', { name: 'Search warehouses' }), 'dal')
    draw()
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search warehouses' })
    expect(field.value).toBe('dal')
    expect(document.activeElement).toBe(field)
  })
})

describe('what a reader did before the script was there is done to the drawn list', () => {
  /** A browser shows the focus that comes by the Tab key, and none after a press. */
  const focusOn = (control: HTMLElement, isShown: boolean) => {
    const matches = control.matches.bind(control)
    control.matches = (selector: string) => (selector === ':focus-visible' ? isShown : matches(selector))
    control.focus()
  }

  it('a pressed button', async () => {
    const element = await open('/warehouses/us', () => focusOn(screen.getByRole('button', { name: 'List' }), false))
    expect(asked).toEqual([element])
    draw()
    expect(location.search).toBe('?view=list')
  })

  it('but no button that the Tab key only reached', async () => {
    const element = await open('/warehouses/us', () => focusOn(screen.getByRole('button', { name: 'List' }), true))
    expect(asked).toEqual([element])
    ;(document.activeElement as HTMLElement).blur()
    draw()
    expect(location.search).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'List' }))
  })

  it('typed words', async () => {
    const element = await open('/search/warehouses', () => {
      const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search warehouses' })
      focusOn(field, true)
      field.value = 'dal'
    })
    expect(asked).toEqual([element])
    draw()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search warehouses' }).value).toBe('dal')
  })
})

describe('the page of the search', () => {
  it('has the links to other kinds from the start, and its box is the touch that draws the list', async () => {
    const element = await open('/search/warehouses')
    const kinds = screen.getByRole('navigation', { name: 'What to search' })
    expect([...kinds.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/search/warehouses',
      '/search/services',
      '/search/users',
      '/search/news',
    ])
    expect(screen.getAllByRole('article')).toHaveLength(3)
    screen.getByRole('combobox', { name: 'Search warehouses' }).focus()
    expect(asked).toEqual([element])
  })

  it('says for words in its address that it looks, instead of how many there are without them', async () => {
    const element = await open('/search/warehouses?query=dallas')
    const said = element.querySelector('p[role="status"]')
    expect(said?.querySelector('.only-asked')?.textContent).toBe('Loading warehouses')
    expect(said?.querySelector('.only-unasked')?.textContent).toBe('3 warehouses')
    expect([...element.querySelectorAll('article')].every((card) => card.closest('.only-unasked'))).toBe(true)
  })
})
