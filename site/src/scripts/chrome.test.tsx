import { expect, it } from 'vitest'

it('changing the language keeps the search and the place, unless it leads to the first page', async () => {
  document.body.innerHTML =
    '<a id="twin" hreflang="ar" href="/ar/search/warehouses">ar</a><a id="home" hreflang="ar" href="/ar">ar</a>'
  document.body.addEventListener('click', (event) => event.preventDefault())
  const link = (id: string) => document.querySelector<HTMLAnchorElement>(`#${id}`) as HTMLAnchorElement
  await import('./chrome')
  history.replaceState(null, '', '/search/warehouses?state=TX#map')
  link('twin').click()
  link('home').click()
  expect(link('twin').getAttribute('href')).toMatch(/\/ar\/search\/warehouses\?state=TX#map$/)
  expect(link('home').getAttribute('href')).toBe('/ar')
  history.replaceState(null, '', '/?q=dock')
  link('home').click()
  expect(link('home').getAttribute('href')).toMatch(/\/ar\?q=dock$/)
})
