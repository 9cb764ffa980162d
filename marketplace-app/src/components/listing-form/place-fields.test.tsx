import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { PlaceFields } from './place-fields'

vi.mock('@stackyard/shared/ui/pin-map', () => ({ PinMap: () => null }))

const reno = { kind: 'zip', label: 'Reno', street1: '', street2: '', city: 'Reno', state: 'NV', zipCode: '89501' }
const values: { current: Record<string, unknown> } = { current: {} }

function Form() {
  const form = useForm({
    defaultValues: {
      address: { street1: '', street2: '', city: '', state: '', zipCode: '', country: 'US' },
      latitude: null,
      longitude: null,
      timezone: 'UTC',
    },
  })
  values.current = form.watch()
  return (
    <FormProvider {...form}>
      <PlaceFields />
    </FormProvider>
  )
}

const open = async () => {
  standInApi(({ path }) =>
    path.startsWith('/address/search') ? [{ ...reno, country: 'US', latitude: 39.5, longitude: -119.8 }] : [],
  )
  await renderInApp(<Form />)
  // happy-dom empties a registered select when it is drawn.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'US')
}

describe('the place of a listing', () => {
  it('a typed ZIP code puts the pin, and the pin sets the time zone', async () => {
    await open()
    await userEvent.type(screen.getByLabelText(/^Zip code/), '89501')
    await waitFor(() => expect(values.current).toMatchObject({ latitude: 39.5, timezone: 'America/Los_Angeles' }), {
      timeout: 3000,
    })
  })

  it('a time zone that was chosen by hand stays', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Time zone of the hours'), 'Europe/Paris')
    await userEvent.type(screen.getByLabelText(/^Zip code/), '89501')
    await waitFor(() => expect(values.current).toMatchObject({ latitude: 39.5 }), { timeout: 3000 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(values.current['timezone']).toBe('Europe/Paris')
  })
})
