import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FulfillmentVolumes } from '../domain/fulfillment-volumes'
import type { SpaceRequirement } from '../domain/space-requirement'
import { NeedBar } from './need-bar'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

type Asked = { need: SpaceRequirement; volumes: FulfillmentVolumes }

/** The bar of a search that a sentence can change from outside. */
function Searched({ sentence }: { sentence: Asked }) {
  const [asked, setAsked] = useState<Asked>({ need: {}, volumes: {} })
  return (
    <>
      <NeedBar {...asked} hasBudget={false} onChange={(need, volumes) => setAsked({ need, volumes })} />
      <button type="button" onClick={() => setAsked(sentence)}>
        Read the sentence
      </button>
    </>
  )
}

const kind = () => screen.getByLabelText<HTMLSelectElement>('What you buy')

it('shows all that is asked for, whatever was chosen before', async () => {
  render(<Searched sentence={{ need: { quantity: 20, spaceType: 'PALLET' }, volumes: { orders: 300 } }} />)
  await userEvent.selectOptions(kind(), 'fulfillment')
  expect([kind().value, screen.queryByLabelText('Quantity')]).toEqual(['fulfillment', null])
  await userEvent.click(screen.getByRole('button', { name: 'Read the sentence' }))
  expect(kind().value).toBe('both')
  expect(screen.getByLabelText<HTMLInputElement>('Quantity').value).toBe('20')
  expect((await screen.findByLabelText<HTMLInputElement>('Orders a month')).value).toBe('300')
})

it('keeps a choice that hides nothing', async () => {
  render(<Searched sentence={{ need: { quantity: 20, spaceType: 'PALLET' }, volumes: {} }} />)
  await userEvent.selectOptions(kind(), 'both')
  await userEvent.click(screen.getByRole('button', { name: 'Read the sentence' }))
  expect(kind().value).toBe('both')
})
