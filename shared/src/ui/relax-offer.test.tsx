import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Relax } from '../schema/relax'
import { RelaxOffer } from './relax-offer'

const space: Relax = { filter: 'space', parameters: ['minPallets', 'freeFrom'], count: 1234 }

it('names the filter in the way and what is found without it, and takes all its parameters away', async () => {
  let taken: readonly string[] = []
  render(<RelaxOffer relax={space} fixed={['region']} onRelax={(parameters) => (taken = parameters)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search without the free space: 1,234 warehouses' }))
  expect(taken).toEqual(['minPallets', 'freeFrom'])
})

it('offers nothing when no filter is in the way, or when the page itself sets it', () => {
  const { container } = render(<RelaxOffer relax={null} fixed={[]} onRelax={() => undefined} />)
  expect(container.textContent).toBe('')
  render(<RelaxOffer relax={space} fixed={['freeFrom']} onRelax={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})
