import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { NoticeSettings } from '@stackyard/shared/schema/notice-settings'
import { standInApi } from '../../../../lib/render-in-app.test-data'
import { endSession } from '../../../../lib/session'
import { renderSignedIn } from '../own-account.test-data'
import { NoticesPanel } from './notices-panel'

const told = { app: true, mail: 'now' } as const
const settings: NoticeSettings = {
  language: 'en',
  choices: { reservations: told, quotes: told, messages: told, reviews: told, money: told },
}

afterEach(() => endSession())

it('saves each choice of a group and the language at once, and nothing else with it', async () => {
  const calls = standInApi(({ path }) => (path === '/user/notice-settings' ? settings : {}))
  await renderSignedIn(<NoticesPanel />)
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Listings and reviews: by email'), 'One email a day')
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await waitFor(() =>
    expect(sent()).toEqual([{ ...settings, choices: { ...settings.choices, reviews: { app: true, mail: 'daily' } } }]),
  )
  await user.click(screen.getByLabelText('Reservations: show in the app'))
  await waitFor(() =>
    expect(sent().at(-1)).toEqual({
      ...settings,
      choices: { ...settings.choices, reservations: { app: false, mail: 'now' } },
    }),
  )
  await user.selectOptions(screen.getByLabelText('Language of emails'), 'العربية')
  await waitFor(() => expect(sent().at(-1)).toEqual({ ...settings, language: 'ar' }))
})
