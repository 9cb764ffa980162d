import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readTray } from '../compare-tray'
import { documentPath, listingPath } from '../say'
import { speak, speakEnglish } from '../speak'
import { CompareLink } from './compare-link'

beforeEach(() => localStorage.clear())
afterEach(() => {
  localStorage.clear()
  speakEnglish()
})

const aside = (count: number) =>
  localStorage.setItem(
    'compare',
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `House ${at + 1}` }))),
  )

async function press(): Promise<string[]> {
  const opened: string[] = []
  render(<CompareLink listing={{ id: 9, name: 'Dock' }} path="/compare" onOpen={(href) => opened.push(href)} />)
  await userEvent.click(screen.getByRole('link', { name: 'Compare' }))
  return opened
}

it('puts the listing aside and opens the comparison of all that is', async () => {
  aside(2)
  expect(await press()).toEqual(['/compare?ids=1,2,9'])
  expect(readTray().map(({ id }) => id)).toEqual([1, 2, 9])
})

it('compares it with the first three where four others are put aside, which stay', async () => {
  aside(4)
  expect(await press()).toEqual(['/compare?ids=9,1,2,3'])
  expect(readTray().map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

it('is a link by itself on a static page, with what its script needs', () => {
  render(<CompareLink listing={{ id: 9, name: 'Dock' }} path="/ar/compare" />)
  const link = screen.getByRole('link', { name: 'Compare' })
  expect([link.getAttribute('href'), link.dataset.compare, link.dataset.name]).toEqual([
    '/ar/compare?ids=9',
    '9',
    'Dock',
  ])
})

it('other pages stand in the language that is spoken where documents do, listings in each', () => {
  speak('ar', {})
  expect([documentPath('/services/holm'), listingPath('dock')]).toEqual(['/ar/services/holm', '/ar/warehouses/dock'])
  speak('es', {})
  expect([documentPath('/services/holm'), listingPath('dock')]).toEqual(['/services/holm', '/es/warehouses/dock'])
  speakEnglish()
  expect([documentPath('/compare'), listingPath('dock')]).toEqual(['/compare', '/warehouses/dock'])
})
