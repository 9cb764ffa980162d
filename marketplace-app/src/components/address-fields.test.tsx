import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { countries } from '@stackyard/shared/reference/countries'
import { renderInApp, standInApi } from '../lib/render-in-app.test-data'
import { AddressFields } from './address-fields'
import { StateField } from './state-field'

function Form() {
  const form = useForm({ defaultValues: { address: { city: '', zipCode: '', country: 'US', state: '' } } })
  return (
    <>
      <AddressFields form={form as never} errors={undefined} />
      <output>{JSON.stringify(form.watch('address.state'))}</output>
    </>
  )
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

const saved = () => document.querySelector('output')?.textContent
const stateChoice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /state/i })

it('R-253: a country without subdivisions has no choice of them: what stands there is typed', async () => {
  await renderInApp(<Form />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /country/i }), 'IM')
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /state/i })
  await waitFor(() => expect(field.readOnly).toBe(false))
  expect(screen.queryByRole('combobox', { name: /state/i })).toBeNull()
  await userEvent.type(field, 'Douglas')
  expect(saved()).toBe('"Douglas"')
})

it('R-256: a chosen subdivision is kept as its code, zeros and all', async () => {
  await renderInApp(<Form />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /country/i }), 'SI')
  await userEvent.selectOptions(await stateChoice(), 'Ajdovščina')
  expect(saved()).toBe('"001"')
})

it('R-257: both subdivisions of one name can be chosen', async () => {
  await renderInApp(<Form />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /country/i }), 'LA')
  const choice = await stateChoice()
  expect(optionsOf(/state/i).filter((name) => name === 'Vientiane')).toHaveLength(2)
  await userEvent.selectOptions(choice, 'VT')
  expect(saved()).toBe('"VT"')
})

it('what an address says stays a choice, also when it is no code', async () => {
  const field = { name: 'state', onChange: async () => undefined, onBlur: async () => undefined, ref: () => undefined }
  const look = { country: 'DE', required: false, error: undefined, field }
  const { rerender } = render(<StateField {...look} state="BY" />)
  await stateChoice()
  expect(optionsOf(/state/i)).toHaveLength(16)
  rerender(<StateField {...look} state="Bavaria" />)
  expect(optionsOf(/state/i).slice(16)).toEqual(['Bavaria'])
})
