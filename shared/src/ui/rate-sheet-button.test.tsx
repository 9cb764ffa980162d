import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { RateSheetButton } from './rate-sheet-button'
import { sampleWarehouse } from './sample-warehouse.test-data'

it('R-007 R-112: RateSheet.pdf is one A4 sheet upright with the disclaimer', async () => {
  const saved: File[] = []
  const priced = sampleWarehouse({ price1: 20 })
  render(<RateSheetButton warehouse={priced} read={() => Promise.resolve(priced)} save={(file) => saved.push(file)} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download rate sheet' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['RateSheet.pdf']), { timeout: 20_000 })
  const content = await saved[0]!.text()
  expect(content).toMatch(/\/MediaBox ?\[ ?0 0 595 842 ?\]/)
  expect(content).toContain('Rates provided are for informational purposes only.')
})

it('a failure is said, and it can be tried again', async () => {
  const priced = sampleWarehouse({ price1: 20 })
  render(<RateSheetButton warehouse={priced} read={() => Promise.reject(new Error('Down'))} save={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download rate sheet' }))
  expect(
    await screen.findByText('The rate sheet could not be made. Try again.', undefined, { timeout: 20_000 }),
  ).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download rate sheet' }).disabled).toBe(false)
})

it('there is none where there are no rates', () => {
  const bare = sampleWarehouse({ hasStoragePrices: false, hasFulfillmentRates: false })
  render(<RateSheetButton warehouse={bare} read={() => Promise.resolve(bare)} save={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})
