import { screen, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { countries } from '@stackyard/shared/reference/countries'
import { renderInApp, standInApi } from '../lib/render-in-app.test-data'
import { AddressFields } from './address-fields'

function Form() {
  const form = useForm({ defaultValues: { address: { city: '', zipCode: '', country: 'US', state: '' } } })
  return <AddressFields form={form as never} errors={undefined} />
}

const optionsOf = (name: RegExp) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent)

it('R-247 R-249: every country but seven can be selected, without a call', async () => {
  const calls = standInApi(() => [])
  await renderInApp(<Form />)
  const offered = optionsOf(/country/i)
  const kept = ['Cuba', 'Iran', 'North Korea', 'Sudan', 'Syria', 'Ukraine', 'Venezuela']
  expect(offered.filter((name) => kept.includes(name))).toEqual([])
  expect(offered).toHaveLength(countries.length - kept.length)
  expect(calls).toEqual([])
})
