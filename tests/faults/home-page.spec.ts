import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textOf } from '../setup/open-page'
import { startStack, type Stack } from '../setup/stack'

let stack: Stack
let page: Document

const headed = (text: string): Element | null =>
  [...page.querySelectorAll('section')].find((section) => textOf(section.querySelector('h2')) === text) ?? null

describe('the home page', () => {
  beforeAll(async () => {
    stack = await startStack({ site: true, worker: false })
    const html = await (await fetch(stack.url)).text()
    const parser = new new Window().DOMParser()
    page = parser.parseFromString(html, 'text/html') as unknown as Document
  }, 240_000)
  afterAll(() => stack?.stop())

  it('R-019 R-020: has a map of 48 % of the window’s height, and none on small screens', () => {
    const map = page.querySelector('[data-island="overview-map"]')
    expect(map?.className.split(' ')).toContain('h-[48vh]')
    expect(map?.closest('section')?.className.split(' ')).toEqual(expect.arrayContaining(['hidden', 'md:block']))
  })

  it('R-023: says its three figures', () => {
    const figures = [...page.querySelectorAll('dl > div')].map((figure) =>
      [textOf(figure.querySelector('dd')), textOf(figure.querySelector('dt'))].join(' '),
    )
    expect(figures).toEqual(['100k+ Professionals', '10k+ Warehouses', '2B+ Sq. Ft. Globally'])
  })

  it('R-027 R-028: five featured warehouses on large cards with whole addresses, then a view more card', () => {
    const strip = headed('Featured Warehouses')
    const items = [...(strip?.querySelectorAll('ul > li') ?? [])].filter(
      (item) => item.parentElement === strip?.querySelector('ul'),
    )
    expect(items.map((item) => item.querySelectorAll('article').length)).toEqual([1, 1, 1, 1, 1, 0])
    for (const item of items.slice(0, 5)) expect(textOf(item.querySelector('article p'))).toMatch(/\d.*,.*,/)
    expect(textOf(items[5] ?? null)).toMatch(/^See More .+ View More$/)
    expect(items[5]?.querySelector('a')?.getAttribute('href')).toBe('/warehouses/featured')
  })

  it('R-085: nothing on it plays by itself', () => {
    expect(page.querySelectorAll('[aria-label="Locations"]')).toHaveLength(1)
    expect(page.querySelectorAll('[data-plays]')).toHaveLength(0)
  })

  it('R-025: groups one tall location card and two short ones', () => {
    const cards = [...page.querySelectorAll('ul[aria-label="Locations"] > li')]
    expect(cards).toHaveLength(20)
    expect(cards.map((card) => card.className.split(' ').includes('row-span-2'))).toEqual(
      cards.map((_card, at) => at % 3 === 0),
    )
  })

  it('R-026: shows four location cards side by side, two below 1024 px, one below 480 px', () => {
    const rail = page.querySelector('ul[aria-label="Locations"]')?.className.split(' ') ?? []
    expect(rail).toContain('lg:[grid-auto-columns:calc(25%-0.75rem)]')
    expect(rail).toContain('min-[480px]:[grid-auto-columns:46%]')
    expect(rail).toContain('[grid-auto-columns:78%]')
  })

  it('R-031: names the companies that trust it, in a strip that scrolls', () => {
    const strip = headed('Trusted by Industry Leaders')?.querySelector('ul')
    expect(strip?.className.split(' ') ?? []).toContain('rail')
    expect([...(strip?.querySelectorAll('li') ?? [])].map(textOf)).toContain('Harbor Line Drayage')
    const logos = [...(strip?.querySelectorAll('li img') ?? [])].map((logo) => logo.getAttribute('src'))
    expect(logos).toContain('/files/media/harbor-line-drayage-logo.webp')
  })

  it.each(['/services/partners', '/harbor-line-drayage'])('R-031: shows logos on %s', async (path) => {
    const html = await (await fetch(`${stack.url}${path}`)).text()
    expect(html).toContain('/files/media/harbor-line-drayage-logo.webp')
  })
})
