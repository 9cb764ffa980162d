import { ERROR_CODES } from '@stackyard/shared/schema/error-code'
import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

// The language of a page is known before its texts are loaded, so every module comes after it.
beforeAll(async () => {
  vi.resetModules()
  history.replaceState(null, '', '/auth/login?returnTo=%2Fsettings&lang=es')
  const { chosenLanguage, takeLinkedLanguage } = await import('./lib/language')
  takeLinkedLanguage()
  document.documentElement.lang = chosenLanguage()
  await import('./lib/texts/es/speak')
  const { applyStoredAppearance } = await import('./lib/theme')
  applyStoredAppearance()
}, 240_000)

it('speaks Spanish at sign-in, from left to right, and offers the other languages', async () => {
  const { renderInApp, standInApi } = await import('./lib/render-in-app.test-data')
  const { AuthFrame } = await import('./components/auth-frame')
  const { SignInForm } = await import('./features/accounts/account/components/sign-in-form')
  standInApi(() => [])
  await renderInApp(
    <AuthFrame>
      <SignInForm returnTo={undefined} onSignedIn={() => undefined} />
    </AuthFrame>,
  )
  expect(document.documentElement).toMatchObject({ lang: 'es', dir: 'ltr' })
  expect(screen.getByLabelText(/^Correo electrónico/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/es')
  expect(screen.getByRole('button', { name: 'English' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'العربية' })).toBeDefined()
})

it('says refusals in Spanish, and in English what it has no words for', async () => {
  const { saySentence, inLanguage } = await import('./lib/language')
  expect(saySentence(ERROR_CODES.VALIDATION_FAILED.message)).toBe('Revise algunos campos.')
  expect(saySentence('A sentence of no catalog.')).toBe('A sentence of no catalog.')
  const texts = inLanguage('paletteTexts', { title: 'Go to', admin: { claims: 'Claims of profiles' } })
  expect(texts).toEqual({ title: 'Ir a', admin: { claims: 'Claims of profiles' } })
})

it('writes numbers and days as in the United States in Spanish, and books in Spanish', async () => {
  const { render } = await import('@testing-library/react')
  const { formatDate, figure } = await import('./lib/format')
  const { BookingBox } = await import('@stackyard/shared/ui/booking-box')
  const { sampleWarehouse } = await import('@stackyard/shared/ui/sample-warehouse.test-data')
  const { text } = await import('@stackyard/shared/messages/text')
  expect([formatDate('2026-11-21'), figure(9669)]).toEqual(['21 nov 2026', '9,669'])
  render(
    <BookingBox
      warehouse={sampleWarehouse({})}
      viewer="customer"
      now={new Date('2026-11-22T10:00:00Z')}
      loginHref="/auth/login"
      quoteHref="#QUOTE"
      onReserve={() => undefined}
    />,
  )
  expect(screen.getByRole('region', { name: 'Reserve este almacén' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reservar' })).toBeDefined()
  expect(text('purchase.confirm')).toBe('Confirmar pago')
})
