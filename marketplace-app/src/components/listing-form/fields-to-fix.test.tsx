import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { FieldsToFix } from './fields-to-fix'
import { useChangedFieldsCleared } from './refused-paths'

type Values = {
  name: string
  address: { city: string; zipCode: string }
  photos: string[]
  tiers: { tierName: string }[]
}

const nameOf = (path: string) => ({ name: 'Name of the warehouse', 'tiers.1.tierName': 'Tier 2' })[path] ?? path

function stand() {
  const onJump = vi.fn<(path: string) => void>()
  const stood: { form?: UseFormReturn<Values> } = {}
  function Form() {
    const form = useForm<Values>({
      defaultValues: { name: '', address: { city: '', zipCode: '' }, photos: [], tiers: [{ tierName: '' }] },
    })
    useEffect(() => {
      stood.form = form
    })
    useChangedFieldsCleared(form)
    return (
      <FormProvider {...form}>
        <FieldsToFix nameOf={nameOf} onJump={onJump} />
        <input aria-label="City" {...form.register('address.city')} />
      </FormProvider>
    )
  }
  render(<Form />)
  const refuse = (...paths: string[]) =>
    act(() => {
      for (const path of paths) stood.form?.setError(path as 'name', { type: 'server', message: 'is required' })
    })
  return { onJump, refuse }
}

const named = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it('names three fields and tells how many more there are, each with the way to it', async () => {
  const { onJump, refuse } = stand()
  expect(screen.getByRole('alert').textContent).toBe('')
  refuse('name', 'address.city', 'address.zipCode', 'photos', 'tiers.1.tierName')
  expect(screen.getByRole('alert').textContent).toBe(
    '5 fields need your attention: Name of the warehouse, City, Zip code and 2 more',
  )
  const list = within(screen.getByRole('list'))
  await userEvent.click(list.getByRole('button', { name: 'Zip code' }))
  expect(onJump.mock.calls).toEqual([['address.zipCode']])
  await userEvent.click(list.getByRole('button', { name: 'and 2 more' }))
  expect(named()).toEqual(['Name of the warehouse', 'City', 'Zip code', 'Photos', 'Tier 2'])
})

it('a field that is changed is named no longer, and nothing is announced anew', async () => {
  const { refuse } = stand()
  refuse('name', 'address.city')
  const alert = screen.getByRole('alert')
  const said = alert.textContent
  await userEvent.type(screen.getByLabelText('City'), 'A')
  expect(named()).toEqual(['Name of the warehouse'])
  expect(screen.getByText('One field needs your attention:')).toBeDefined()
  expect(alert.textContent).toBe(said)
})
