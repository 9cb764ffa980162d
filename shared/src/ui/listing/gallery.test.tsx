import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MovingGallery } from './moving-gallery'

const photo = (at: number, primary = false) => ({
  id: `p${at}`,
  link: `/pictures/${at}/640.webp`,
  title: at === 2 ? 'The dock' : '',
  primary,
})
const photos = [photo(1), photo(2, true), photo(3)] as never

let moves: number[]
beforeEach(() => {
  moves = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((to?: unknown) => {
    moves.push((to as ScrollToOptions).left ?? -1)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rail = () => screen.getAllByRole('list', { name: 'Pictures of Dock House' })[0] as HTMLElement
const said = () => screen.getAllByRole('status')[0]?.textContent
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

it('shows all pictures, the main one first, each a link to its file', () => {
  render(<MovingGallery listing={{ name: 'Dock House', photos }} />)
  const images = within(rail()).getAllByRole('img')
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([
    'The dock',
    'Dock House, picture 2',
    'Dock House, picture 3',
  ])
  expect([...rail().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/pictures/2/1920.webp',
    '/pictures/1/1920.webp',
    '/pictures/3/1920.webp',
  ])
})

it('goes on and back by its buttons, around at the ends, and says where it is', async () => {
  render(<MovingGallery listing={{ name: 'Dock House', photos }} />)
  expect(said()).toBe('1 of 3')
  await press('Next picture')
  expect([said(), moves.at(-1)]).toEqual(['2 of 3', 100])
  await press('Previous picture')
  await press('Previous picture')
  expect([said(), moves.at(-1)]).toEqual(['3 of 3', 200])
})

it('goes to a small picture that is pressed, and marks it', async () => {
  render(<MovingGallery listing={{ name: 'Dock House', photos }} />)
  const small = screen.getByRole('link', { name: 'Show: Dock House, picture 3' })
  await userEvent.click(small)
  expect([said(), small.getAttribute('aria-current')]).toEqual(['3 of 3', 'true'])
})

it('has one stop of the Tab key in the rail, which arrow keys move', async () => {
  render(<MovingGallery listing={{ name: 'Dock House', photos }} />)
  const links = [...rail().querySelectorAll('a')]
  links[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(links[1])
  expect(links.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
})

it('enlarges the picture that is pressed, steps there, and closes', async () => {
  render(<MovingGallery listing={{ name: 'Dock House', photos }} />)
  await userEvent.click(screen.getByRole('link', { name: 'Enlarge: Dock House, picture 2' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  const whole = () => within(dialog).getByRole('img')
  expect([dialog.open, whole().getAttribute('alt')]).toEqual([true, 'Dock House, picture 2'])
  expect(whole().getAttribute('src')).toContain('/pictures/1/1920.webp')
  await userEvent.keyboard('{ArrowRight}')
  expect(whole().getAttribute('src')).toContain('/pictures/3/1920.webp')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(dialog.open).toBe(false)
})

it('one picture has neither buttons nor small ones; none is nothing', () => {
  const { container, rerender } = render(
    <MovingGallery listing={{ name: 'Dock House', photos: [photo(1)] as never }} />,
  )
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  expect(container.querySelector('[data-gallery-to]')).toBeNull()
  rerender(<MovingGallery listing={{ name: 'Dock House', photos: [] }} />)
  expect(container.innerHTML).toBe('')
})

it('ends with the plan of the listing, which says that it is drawn, and opens like a photo', async () => {
  const plan = { id: 'plan', link: '/pictures/plan-4-2/640.webp', title: 'Plan of Dock House', color: '#e9eff6' }
  render(<MovingGallery listing={{ name: 'Dock House', photos }} plan={plan} />)
  expect(said()).toBe('1 of 4')
  await press('Previous picture')
  expect(said()).toBe('4 of 4')
  const last = within(rail()).getAllByRole('listitem').at(-1)
  expect(last?.querySelector('a')?.getAttribute('href')).toBe('/pictures/plan-4-2/1920.webp')
  expect(last?.textContent).toBe('Drawn from the figures of the listing, not to scale')
})

it('is nothing without photos, whatever could be drawn', () => {
  const plan = { id: 'plan', link: '/pictures/plan-4-2/640.webp', title: 'Plan of Dock House', color: '#e9eff6' }
  const { container } = render(<MovingGallery listing={{ name: 'Dock House', photos: [] }} plan={plan} />)
  expect(container.innerHTML).toBe('')
})
