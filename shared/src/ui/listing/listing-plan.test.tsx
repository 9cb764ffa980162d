import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleWarehouse } from '../sample-warehouse.test-data'
import { ListingPlan, planPicture } from './listing-plan'

it('shows the plan of the listing’s figures and says that it is drawn from them', () => {
  const { features, ...rest } = sampleWarehouse({ name: 'Dock House', totalSpace: 1200, numberOfBuildings: 2 })
  const figures = { ...rest, features: { ...features, rail: true, coldStorage: false, tempControl: false } }
  render(<ListingPlan listing={figures} />)
  const plan = screen.getByRole('img', { name: 'Plan of Dock House' })
  expect(plan.getAttribute('src')).toBe('/pictures/plan-4-2-r/640.webp')
  expect(screen.getByText(/drawn from the figures/)).toBeDefined()
})

it('is a picture of a gallery where the listing says how large it is', () => {
  const listing = sampleWarehouse({ name: 'Dock House', totalSpace: 1200, numberOfBuildings: 2 })
  expect(planPicture(listing)).toMatchObject({ title: 'Plan of Dock House', link: expect.stringMatching('/plan-4-2') })
  expect(planPicture({ ...listing, totalSpace: 0 })).toBeNull()
})
