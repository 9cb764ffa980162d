import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FreeSpaceChart } from './free-space-chart'
import { sampleWarehouse } from './sample-warehouse.test-data'

it('measures each month against the least whole space of that month', () => {
  const availability = [
    { month: '2026-12', freePallets: 40, freeSqft: 533 },
    { month: '2027-01', freePallets: 40, freeSqft: 533 },
    { month: '2027-02', freePallets: 140, freeSqft: 1866 },
  ]
  const totalChanges = [
    { from: '2027-01-15', units: 60 * 1333 },
    { from: '2027-02-01', units: 200 * 1333 },
  ]
  const warehouse = sampleWarehouse({ totalSpace: 100, totalChanges, availability })
  const { container } = render(<FreeSpaceChart warehouse={warehouse} mode="PALLET" from="2027-01" to="2027-02" />)
  const said = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(said).toEqual(['40 of 100 pallets free', '40 of 60 pallets free', '140 of 200 pallets free'])
  const frames = [...container.querySelectorAll('g rect.fill-muted')].map((frame) =>
    Number(frame.getAttribute('height')),
  )
  expect(frames.map(Math.round)).toEqual([24, 14, 48])
})
