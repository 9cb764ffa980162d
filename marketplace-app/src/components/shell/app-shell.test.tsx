import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, standInApi } from '../../lib/render-in-app.test-data'
import { endSession } from '../../lib/session'
import { applyStoredAppearance, readAppearance } from '../../lib/theme'
import { AppShell } from './app-shell'

it('R-458: with nothing stored the app is light, its menu stands beside the page, and nothing is stretched', async () => {
  localStorage.clear()
  endSession()
  standInApi(() => [])
  applyStoredAppearance()
  expect(readAppearance('en')).toMatchObject({ mode: 'light', stretch: 'off' })
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', stretch: 'off' })
  await renderInApp(<AppShell onSignOut={() => undefined}>Page</AppShell>)
  const aside = screen.getAllByRole('complementary')[0]
  expect(aside?.className.split(' ')).toEqual(expect.arrayContaining(['flex-col', 'h-dvh', 'lg:flex']))
  expect(aside?.parentElement?.className.split(' ')).toContain('flex')
  expect(aside?.contains(screen.getByRole('main'))).toBe(false)
})
