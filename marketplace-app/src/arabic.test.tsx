import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { ERROR_CODES } from '@stackyard/shared/schema/error-code'

const reload = vi.fn()

/** As main.tsx does it: the language of the link, its words, and only then the app. */
beforeAll(async () => {
  localStorage.setItem('appearance', '{"direction":"ltr","contrast":"bold"}')
  history.replaceState(null, '', '/auth/login?returnTo=%2Fsettings&lang=ar')
  vi.spyOn(location, 'reload').mockImplementation(reload)
  const { chosenLanguage, takeLinkedLanguage } = await import('./lib/language')
  takeLinkedLanguage()
  document.documentElement.lang = chosenLanguage()
  await import('./lib/texts/ar/speak')
  const { applyStoredAppearance } = await import('./lib/theme')
  applyStoredAppearance()
}, 240_000)

it('keeps the language of a link, whose page then goes from right to left (R-457)', () => {
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(location.search).toBe('?returnTo=%2Fsettings')
  expect(JSON.parse(localStorage.getItem('appearance') ?? '')).toEqual({ contrast: 'bold', language: 'ar' })
})

it('speaks Arabic beside the form of sign-in, and offers English there', async () => {
  const { renderInApp, standInApi } = await import('./lib/render-in-app.test-data')
  const { AuthFrame } = await import('./components/auth-frame')
  const { SignInForm } = await import('./features/accounts/account/components/sign-in-form')
  standInApi(() => [])
  await renderInApp(
    <AuthFrame>
      <SignInForm returnTo={undefined} onSignedIn={() => undefined} />
    </AuthFrame>,
  )
  expect(screen.getByLabelText(/^البريد الإلكتروني/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'تسجيل الدخول' })).toBeDefined()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/ar')
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('appearance')).toContain('"language":"en"')
  const { chooseLanguage } = await import('./lib/language')
  chooseLanguage('ar')
})

it('has the language among the settings of the look', async () => {
  const { renderInApp } = await import('./lib/render-in-app.test-data')
  const { AppearancePanel } = await import('./features/accounts/appearance/components/appearance-panel')
  await renderInApp(<AppearancePanel />)
  expect(screen.getByRole('heading', { name: 'المظهر' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'العربية' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(false)
})

it('says in Arabic what the API refuses, with the figures of the sentence', async () => {
  const { toProblem } = await import('./lib/problem')
  const { message } = ERROR_CODES.VALIDATION_FAILED
  const issues = [
    { path: 'name', message: 'Use at most 120 characters' },
    { path: 'note', message: 'A sentence of no catalog.' },
  ]
  const problem = toProblem(new ApiError('VALIDATION_FAILED', message, { status: 400, issues }))
  expect(problem.message).toBe('بعض الحقول تحتاج إلى مراجعة.')
  expect(problem.issues.map((issue) => issue.message)).toEqual([
    'استخدم 120 حرف على الأكثر',
    'A sentence of no catalog.',
  ])
})

it('has Arabic words for every refusal of the catalog', async () => {
  const { saySentence } = await import('./lib/language')
  const sentences = Object.values(ERROR_CODES).map(({ message }) => message)
  expect(sentences.filter((sentence) => saySentence(sentence) === sentence)).toEqual([])
})

it('speaks Arabic in the box that books a warehouse, with its texts by key', async () => {
  const { render } = await import('@testing-library/react')
  const { BookingBox } = await import('@stackyard/shared/ui/booking-box')
  const { sampleWarehouse } = await import('@stackyard/shared/ui/sample-warehouse.test-data')
  const { text } = await import('@stackyard/shared/messages/text')
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
  expect(screen.getByRole('region', { name: 'احجز هذا المستودع' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'احجز' })).toBeDefined()
  expect(screen.getByLabelText(/^تاريخ البدء/)).toBeDefined()
  expect(text('purchase.confirm')).toBe('تأكيد الدفع')
})

it('says the lists of the reference in Arabic: filters and how many they leave, files of a request, space', async () => {
  const { render } = await import('@testing-library/react')
  const { FilterSheet } = await import('@stackyard/shared/ui/explore/filter-sheet')
  const { filesOf } = await import('./features/reservations/merchants/components/rfp-files')
  const { merchantRecord } = await import('./features/reservations/merchants/merchant-record.test-data')
  const { spaceText } = await import('./features/management/space-calendar/space-figures')
  const nothing = () => undefined
  render(
    <FilterSheet
      open
      onClose={nothing}
      onApply={nothing}
      onDraft={nothing}
      search={{}}
      draft={{}}
      counts={undefined}
      total={3}
      fixed={{}}
      hasPrices
    />,
  )
  const form = document.querySelector('form')
  expect(form?.textContent).toContain('الشهادات')
  const said = [...(form?.querySelectorAll('legend, label') ?? [])].map(({ textContent }) => textContent)
  const { optionsFilters } = await import('@stackyard/shared/reference/field-filters')
  const { sayName } = await import('@stackyard/shared/ui/say')
  const english = optionsFilters
    .flatMap(({ label, options }) => [label, ...options.map((option) => option.label)])
    .filter((label) => sayName(label) !== label)
  expect(english.length).toBeGreaterThan(20)
  expect(english.filter((label) => said.some((text) => text === label || text.startsWith(`${label} (`)))).toEqual([])
  const record = merchantRecord({ outboundOrderProfile: { shippingData: 'orders.csv' } })
  expect(filesOf(record)[0]?.label).toMatch(/\p{Script=Arabic}/u)
  expect([spaceText('PALLET', 2 * 13.33), spaceText('SQ_FEET', 980)]).toEqual(['منصتان', '980 قدم مربع'])
  const { saidTier } = await import('@stackyard/shared/ui/said-tier')
  expect([saidTier('501 to 2000'), saidTier('2001 to 9999')]).toEqual(['501 إلى 2000', '2001+'])
})
