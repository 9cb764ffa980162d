import { expect, it } from 'vitest'
import { withHead } from './rfp-pages'

const shell = `<!doctype html><html><head><meta name="robots" content="noindex" /><title>Dashboard</title></head>
<body><div id="root"></div><noscript
  >Needs JavaScript.</noscript
></body></html>`

it('R-017: a public page of the app has its own title, address and heading; typed names are text', () => {
  const head = { title: 'Get a Quote from <b>A&B</b> $&', description: 'Say "what"', path: '/warehouses/rfp/7' }
  const page = withHead(shell, head, 'https://yard.test')
  expect(page).toContain('<title>Get a Quote from &lt;b&gt;A&amp;B&lt;/b&gt; $&amp; · ')
  expect(page).toContain('<link rel="canonical" href="https://yard.test/warehouses/rfp/7" />')
  expect(page).toContain('content="Say &quot;what&quot;"')
  expect(page).toContain('<noscript><h1>Get a Quote from &lt;b&gt;')
  expect(page).not.toContain('Needs JavaScript.')
  expect(page).toContain('<meta name="robots" content="noindex" />')
})
