import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { renderInApp } from '../../../../lib/render-in-app.test-data'
import { blankContent } from '../listing-values'
import { TierEditor } from './tier-editor'

const shown: { tiers: ListingContent['fulfillmentRates']; discounts: object } = { tiers: [], discounts: {} }
function Form({ tiers }: { tiers: ListingContent['fulfillmentRates'] }) {
  const form = useForm<ListingContent>({ defaultValues: { ...blankContent(), fulfillmentRates: tiers } })
  shown.tiers = form.watch('fulfillmentRates')
  shown.discounts = form.watch('fulfillmentRatesDetails.monthlyVolumeTiers')
  return (
    <FormProvider {...form}>
      <TierEditor />
    </FormProvider>
  )
}

it('a tier says whether it offers kitting and returns, and keeps its rates', async () => {
  const rates = { inbound: { per_pallet_rate: 4 }, misc: { isReturnsEnabled: true } }
  await renderInApp(<Form tiers={[{ tierName: '0 to 500', fulfillmentRatesDetails: rates }]} />)
  const kitting = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kitting' })
  const returns = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Returns' })
  expect([kitting.checked, returns.checked]).toEqual([false, true])
  await userEvent.click(kitting)
  await userEvent.click(returns)
  expect(shown.tiers[0]?.fulfillmentRatesDetails).toMatchObject({
    inbound: { per_pallet_rate: 4 },
    misc: { isKittingEnabled: true, isReturnsEnabled: false },
  })
})

it('R-152: a tier has its discount on the deposit, in percent or dollars, and keeps it under another name', async () => {
  await renderInApp(<Form tiers={[{ tierName: '0 to 500', fulfillmentRatesDetails: {} }]} />)
  await userEvent.type(screen.getByLabelText('Discount on the deposit, %'), '15')
  expect(shown.discounts).toMatchObject({ price_0_to_500_discount: 15 })
  await userEvent.type(screen.getByLabelText('Discount on the deposit, %'), '0')
  expect(screen.getByRole('alert').textContent).toBe('Enter a number from 0 to 100.')
  await userEvent.selectOptions(screen.getByLabelText('Discounts on the deposit are'), 'fixed')
  expect(shown.discounts).toMatchObject({ volumeTierDiscountOption: 'fixed' })
  const name = screen.getByPlaceholderText('0 to 500')
  await userEvent.type(name, '1')
  expect(shown.discounts).toMatchObject({ price_0_to_500_discount: null, price_0_to_5001_discount: 150 })
})
