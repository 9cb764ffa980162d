import { expect, it } from 'vitest'
import { escapeMarkup } from './escape-markup'

it('makes every mark of markup a letter of the text', () => {
  expect(escapeMarkup(`<a href="x" title='y'>R&D</a> €`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;R&amp;D&lt;/a&gt; €',
  )
})
