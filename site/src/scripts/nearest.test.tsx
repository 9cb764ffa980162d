import type { Suggestion } from '@stackyard/shared/schema/suggestion'
import { expect, it, vi } from 'vitest'

const columbus: Suggestion = {
  kind: 'city',
  label: 'Columbus, OH',
  detail: '',
  query: 'Columbus, OH',
  key: null,
  filter: null,
  slug: null,
}
const calloway: Suggestion = { ...columbus, kind: 'warehouse', label: 'Calloway Columbus', slug: 'calloway-columbus' }

it('an address that is no listing’s fills the search with its words and names what is near to it', async () => {
  document.body.innerHTML = `<main><section data-nearest hidden><ul></ul></section>
    <form><input type="search" name="query"></form></main><script type="application/json" data-places>[]</script>`
  history.replaceState(null, '', '/there-is-no-such-page-columbus')
  const fetched = vi.fn(async () => Response.json({ results: [columbus, calloway] }))
  vi.stubGlobal('fetch', fetched)
  await import('./nearest')
  const part = document.querySelector<HTMLElement>('[data-nearest]')
  await vi.waitFor(() => expect(part?.hidden).toBe(false))
  expect(document.querySelector('input')?.value).toBe('columbus')
  expect([...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual([
    '/warehouses/calloway-columbus',
    '/search?query=Columbus%2C+OH',
  ])
  expect(fetched).toHaveBeenCalled()
  vi.unstubAllGlobals()
})
