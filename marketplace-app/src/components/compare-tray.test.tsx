import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareToggle } from '@stackyard/shared/ui/explore/compare-toggle'
import { useTray } from '@stackyard/shared/ui/use-tray'
import { beforeEach, expect, it } from 'vitest'
import { renderInApp } from '../lib/render-in-app.test-data'
import { CompareTray } from './compare-tray'

const house = (id: number) => ({ id, name: `House ${id}` })
function Toggles() {
  const tray = useTray()
  return [1, 2, 3, 4, 5].map((id) => <CompareToggle key={id} listing={house(id)} tray={tray} />)
}
const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare House ${id}` })
const tray = () => screen.queryByRole('region', { name: 'Warehouses to compare' })
const way = () =>
  within(tray() as HTMLElement)
    .getByRole('link', { name: 'Compare' })
    .getAttribute('href')

beforeEach(async () => {
  localStorage.clear()
  await renderInApp(
    <>
      <Toggles />
      <CompareTray />
    </>,
  )
})

it('what is put aside stands in the tray, with the way to its comparison, until it is taken out', async () => {
  expect(tray()).toBeNull()
  await userEvent.click(box(2))
  await userEvent.click(box(5))
  expect(tray()?.textContent).toContain('2 of 4 House 2, House 5')
  expect(way()).toBe('/dashboard/compare?ids=2,5')
  await userEvent.click(box(2))
  expect(way()).toBe('/dashboard/compare?ids=5')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(tray()).toBeNull()
  expect(box(5).checked).toBe(false)
})

it('takes four, and a fifth once there is room', async () => {
  for (const id of [1, 2, 3, 4]) await userEvent.click(box(id))
  expect(tray()?.textContent).toContain('4 of 4')
  expect(box(5).disabled).toBe(true)
  await userEvent.click(box(3))
  expect(box(5).disabled).toBe(false)
  await userEvent.click(box(5))
  expect(way()).toBe('/dashboard/compare?ids=1,2,4,5')
})

it('follows what another tab puts aside', async () => {
  localStorage.setItem('compare', JSON.stringify([house(4)]))
  dispatchEvent(new Event('storage'))
  expect(await screen.findByRole('region', { name: 'Warehouses to compare' })).toBeDefined()
  expect(box(4).checked).toBe(true)
})

it('what is focused by keys shows above the tray', async () => {
  await userEvent.click(box(2))
  expect(tray()?.hasAttribute('data-bottom-bar')).toBe(true)
  const css = readFileSync(join(import.meta.dirname, '../../../shared/src/ui/tokens.css'), 'utf8')
  expect(css).toMatch(/html:has\(\[data-bottom-bar\]\) \{\s*scroll-padding-bottom: 6rem;/)
})
