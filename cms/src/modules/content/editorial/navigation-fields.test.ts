import { expect, it } from 'vitest'
import { checkSitePath } from './navigation-fields'

it.each(['/', '/news', '/about-us#PRICING', '/warehouses?region=south', '/news/category/yards'])(
  'a link of the navigation may lead to %s',
  (path) => expect(checkSitePath(path)).toBe(true),
)

it.each([
  ['', 'Write the path of a page, such as /news.'],
  [null, 'Write the path of a page, such as /news.'],
  ['news', 'A path starts with a slash: /news.'],
  [' /news', 'A path starts with a slash: /news.'],
  ['https://elsewhere.test/', 'Write the path alone, without https:// and the name of a site: /news.'],
  ['//elsewhere.test/', 'Write the path alone, without https:// and the name of a site: /news.'],
  ['JavaScript:alert(1)', 'Write the path alone, without https:// and the name of a site: /news.'],
  ['mailto:sales@elsewhere.test', 'Write the path alone, without https:// and the name of a site: /news.'],
  ['/\\elsewhere.test', 'A path has no spaces, quotes or backslashes, and 200 characters at most.'],
  ['/a page', 'A path has no spaces, quotes or backslashes, and 200 characters at most.'],
  [`/${'a'.repeat(201)}`, 'A path has no spaces, quotes or backslashes, and 200 characters at most.'],
])('but not to %j, and the editor reads why', (path, message) => expect(checkSitePath(path)).toBe(message))
