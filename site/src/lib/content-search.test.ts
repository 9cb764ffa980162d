import { describe, expect, it } from 'vitest'
import { indexWords, isClose, type IndexedPage, searchPages } from './content-search'

const page = (title: string, summary = '', text = ''): IndexedPage => ({
  title,
  url: `/${title}`,
  kind: 'News',
  summary,
  category: '',
  words: indexWords(text),
})
const pages = [
  page('Dock scheduling', 'Doors by the half hour.'),
  page('Reading a rate card', 'What storage costs.', 'A dock fee is charged by the hour.'),
  page('Cycle counting', 'A little every day.'),
]
const found = (query: string) => searchPages(pages, query).map(({ title }) => title)

describe('searching the static index', () => {
  it('finds every word, the title first', () => {
    expect(found('dock')).toEqual(['Dock scheduling', 'Reading a rate card'])
    expect(found('dock hour')).toEqual(['Dock scheduling', 'Reading a rate card'])
    expect(found('dock storage')).toEqual(['Reading a rate card'])
    expect(found('dock elephants')).toEqual([])
    expect(found('  ')).toEqual([])
  })

  it('forgives beginnings and slips', () => {
    expect(found('sched')).toEqual(['Dock scheduling'])
    expect(found('conuting')).toEqual(['Cycle counting'])
    expect(found('schedulng')).toEqual(['Dock scheduling'])
  })

  it.each([
    ['rack', 'racks', true],
    ['racks', 'rakcs', true],
    ['rack', 'rock', true],
    ['rack', 'track', true],
    ['rack', 'ramps', false],
  ])('%s and %s', (a, b, close) => expect(isClose(a, b)).toBe(close))

  it('finds Arabic words with and without their article, marks and ways of writing', () => {
    const arabic = [page('جدولة الأرصفة', 'الأبوابُ كلَّ نصف ساعة.'), page('موضع المنصة')]
    const titles = (query: string) => searchPages(arabic, query).map(({ title }) => title)
    for (const query of ['ارصفة', 'الارصفه', 'أبواب']) expect(titles(query), query).toEqual(['جدولة الأرصفة'])
    expect(titles('منصة')).toEqual(['موضع المنصة'])
  })
})
