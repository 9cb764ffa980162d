import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWebLink, toWebLink } from './web-link'

it.each([
  ['rhodes-freight.example.com', 'https://rhodes-freight.example.com'],
  ['example.com/rates?year=2026#top', 'https://example.com/rates?year=2026#top'],
  ['bücher.example', 'https://bücher.example'],
  ['http://example.com', 'http://example.com'],
])('%s is the link %s', (text, meant) => {
  expect(toWebLink(text)).toBe(meant)
  expect(isWebLink(meant)).toBe(true)
})

it.each([
  '',
  'rhodes',
  'javascript:alert(1)',
  'data:text/html,hello',
  'me@example.com',
  'two words.com',
  '//example.com',
])('“%s” is none', (text) => {
  expect(toWebLink(text)).toBe(text)
  expect(isWebLink(toWebLink(text))).toBe(false)
})

it('whatever is written, a link is http or https, and is left as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.domain()), (text) => {
      const meant = toWebLink(text)
      if (isWebLink(meant)) expect(meant).toMatch(/^https?:\/\/\S+$/i)
      expect(toWebLink(meant)).toBe(meant)
    }),
  )
})
