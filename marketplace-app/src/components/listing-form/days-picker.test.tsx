import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { renderInApp } from '../../lib/render-in-app.test-data'
import { DaysPicker } from './days-picker'

const values: { days: readonly boolean[] } = { days: [] }
function Form() {
  const form = useForm({ defaultValues: { facilityDetails: { operatingDays: [] as boolean[] } } })
  values.days = form.watch('facilityDetails.operatingDays')
  return (
    <FormProvider {...form}>
      <DaysPicker field={{ key: 'facilityDetails.operatingDays', label: 'Operating days' }} />
    </FormProvider>
  )
}

it('a day is called by its whole name, shows three letters of it and counts from Sunday', async () => {
  await renderInApp(<Form />)
  const days = screen.getAllByRole('button')
  expect(days.map((day) => day.querySelector('[aria-hidden]')?.textContent).join(' ')).toBe(
    'Sun Mon Tue Wed Thu Fri Sat',
  )
  expect(days.some((day) => day.hasAttribute('aria-label'))).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Wednesday' }))
  expect(values.days).toEqual([false, false, false, true, false, false, false])
  expect(screen.getByRole('button', { name: 'Wednesday', pressed: true })).toBe(days[3])
})
