import { describe, expect, it } from 'vitest'
import { createTermLinker } from './link-terms'

const link = createTermLinker([
  { term: 'Dock', path: '/encyclopedia/dock', definition: 'A "door" for trucks.' },
  { term: 'Dock leveler', path: '/supply-chain-logistics-definitions#dock-leveler', definition: 'A plate.' },
  { term: 'R&D', path: '/encyclopedia/r-and-d', definition: 'Trying.' },
])
const dock = (text: string) =>
  `<a class="term" href="/encyclopedia/dock" title="A &quot;door&quot; for trucks.">${text}</a>`

describe('linking terms', () => {
  it('links the first mention of each, the longest name first, in the case it was written', () => {
    expect(link('<p>A dock, another dock.</p>')).toBe(`<p>A ${dock('dock')}, another dock.</p>`)
    expect(link('<p>Dock levelers</p>')).toContain('#dock-leveler" title="A plate.">Dock levelers</a>')
    expect(link('<p>Docks</p>')).toBe(`<p>${dock('Docks')}</p>`)
    expect(link('<p>of R&amp;D</p>')).toContain('href="/encyclopedia/r-and-d"')
  })

  it('leaves headings, links, code, parts of words and its own page alone', () => {
    for (const html of [
      '<h2>Dock</h2>',
      '<a href="/x">the <em>dock</em></a>',
      '<code>dock</code>',
      '<p>cross-dock, docking</p>',
    ])
      expect(link(html)).toBe(html)
    expect(link('<p>dock</p>', '/encyclopedia/dock')).toBe('<p>dock</p>')
    expect(link('<h2>Dock</h2><p>dock</p>')).toBe(`<h2>Dock</h2><p>${dock('dock')}</p>`)
  })
})
