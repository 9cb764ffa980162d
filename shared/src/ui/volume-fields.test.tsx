import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { FulfillmentVolumes } from '../domain/fulfillment-volumes'
import { VolumeFields } from './volume-fields'

const chosen: FulfillmentVolumes[] = []

function Form() {
  const [volumes, setVolumes] = useState<FulfillmentVolumes>({ unitsPerOrder: 2 })
  chosen.push(volumes)
  return <VolumeFields volumes={volumes} onChange={setVolumes} />
}

it('keeps a figure beyond its limit in the field, with the limit, and out of what is asked for', async () => {
  render(<Form />)
  const orders = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Orders a month' })
  await userEvent.type(orders, '2000000')
  expect(orders.value).toBe('2000000')
  expect(screen.getByText('From 1 to 1,000,000')).toBeDefined()
  expect(chosen.at(-1)).toEqual({ unitsPerOrder: 2 })
  await userEvent.type(orders, '{Backspace}')
  expect(screen.queryByText('From 1 to 1,000,000')).toBeNull()
  expect(chosen.at(-1)).toEqual({ unitsPerOrder: 2, orders: 200_000 })
})
