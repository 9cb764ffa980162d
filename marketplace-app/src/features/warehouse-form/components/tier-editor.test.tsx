import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import type { ListingContent } from '@stackyard/shared/schema/warehouse-record'
import { renderInApp } from '../../../lib/render-in-app.test-data'
import { blankContent } from '../listing-values'
import { TierEditor } from './tier-editor'

const shown: { tiers: ListingContent['fulfillmentRates'] } = { tiers: [] }
function Form({ tiers }: { tiers: ListingContent['fulfillmentRates'] }) {
  const form = useForm<ListingContent>({ defaultValues: { ...blankContent(), fulfillmentRates: tiers } })
  shown.tiers = form.watch('fulfillmentRates')
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
