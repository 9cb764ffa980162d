import type { Page } from '@playwright/test'
import { expect, test } from '../setup/browser-test'
import { englishSentences, sentencesOn } from '../setup/english-sentences'
import { inDays } from '../setup/days'
import { newcomer, type Newcomer } from './journey'

const LISTING = 'Calloway Columbus Fulfillment Center'

async function chooseSpace(page: Page): Promise<void> {
  const box = page.getByRole('region', { name: 'Reserve este almacén' })
  await box.getByRole('radio', { name: 'Tarimas' }).check({ force: true })
  await box.getByRole('radio', { name: /^3 meses/ }).check({ force: true })
  await box.getByLabel(/^Cantidad/).fill('12')
  await box.getByLabel('Fecha de inicio').fill(inDays(2))
  await box.getByRole('button', { name: 'Reservar' }).click()
}

async function register(page: Page, person: Newcomer): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/register\?returnTo=/)
  await page.getByLabel('Nombre').fill(person.firstName)
  await page.getByLabel('Apellido').fill(person.lastName)
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByRole('textbox', { name: /^Contraseña/ }).fill(person.password)
}

async function addBillingDetails(page: Page, person: Newcomer): Promise<void> {
  await page.getByRole('button', { name: 'Elija los datos de facturación' }).click()
  await page.getByRole('button', { name: 'Nuevos datos de facturación' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevos datos de facturación' })
  await form.getByLabel('Nombre completo').fill(`${person.firstName} ${person.lastName}`)
  await form.getByLabel('Teléfono').fill('614-555-0142')
  await form.getByLabel('Correo electrónico').fill(person.email)
  await form.getByLabel('País').selectOption('US')
  await form.getByLabel('Calle').fill('120 Dock Street')
  await form.getByLabel('Ciudad').fill('Columbus')
  await form.getByLabel('Código postal').fill('43215')
  await form.getByLabel('Estado').selectOption('OH')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
}

/** The names of the card's own fields are the payment provider's. */
async function addCard(page: Page, person: Newcomer): Promise<void> {
  await page.getByRole('button', { name: 'Elija una tarjeta' }).click()
  await page.getByRole('button', { name: 'Nueva tarjeta' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva tarjeta' })
  await form.getByLabel('Titular de la tarjeta').fill(`${person.firstName} ${person.lastName}`)
  await form.getByLabel('Card number').pressSequentially('4242424242424242')
  await form.getByLabel('Expiry date').pressSequentially('1234')
  await form.getByLabel('CVC').pressSequentially('123')
  await form.getByRole('button', { name: 'Guardar' }).click()
}

async function verifyEmail(page: Page, link: string): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByText('Su correo está verificado')).toBeVisible()
  await tab.close()
}

test('a visitor in Spanish goes from home to the opened reservation, and meets no English sentence of ours', async ({
  page,
  stack,
}) => {
  test.setTimeout(180_000)
  const sentences = await englishSentences()
  expect(sentences.length).toBeGreaterThan(1000)
  const inSpanish = async (where: string) => {
    expect(await page.getAttribute('html', 'lang'), where).toBe('es')
    await expect.poll(() => sentencesOn(page, sentences), { message: where }).toEqual([])
  }
  const person = newcomer()

  await page.goto('/')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es$/)
  await inSpanish('home')
  await page.getByRole('combobox', { name: '¿Dónde necesita espacio?' }).fill('Columbus')
  await page.getByRole('button', { name: 'Buscar espacio' }).click()
  await expect(page).toHaveURL(/\/es\/search\?query=Columbus/)
  await expect(page.getByRole('checkbox', { name: /^Comparar/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Filtros' }).first().click()
  await expect(page.getByText('Categorías de productos').first()).toBeVisible()
  await inSpanish('the search with its filters')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: LISTING }).first().click()
  await expect(page).toHaveURL(/\/es\/warehouses\//)
  await expect(page.getByRole('region', { name: 'Reserve este almacén' })).toBeVisible()
  await inSpanish('the listing')

  await chooseSpace(page)
  await register(page, person)
  await inSpanish('sign-up')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/#RESERVE$/)
  const dialog = page.getByRole('dialog', { name: 'Reservar espacio' })
  await expect(dialog.getByText('$228.00').first()).toBeVisible()
  await inSpanish('the checkout')
  let link = ''
  await expect
    .poll(() => {
      const mail = stack.outbox().find(({ to, subject }) => to === person.email && subject.startsWith('Verify'))
      return (link = /https?:\/\/\S+\/auth\/email-verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    })
    .not.toBe('')
  await verifyEmail(page, link)

  await dialog.getByRole('tab', { name: 'Pagar con tarjeta' }).click()
  await addBillingDetails(page, person)
  await addCard(page, person)
  await expect(dialog.getByText('4242').first()).toBeVisible()
  await page.getByLabel('Acepto el contrato del comerciante').check()
  await inSpanish('the checkout, filled in')
  await page.getByRole('button', { name: 'Confirmar pago' }).click()
  await expect(page.getByText('¡Reservación enviada!')).toBeVisible()
  await inSpanish('the reservation made')
  await page.getByRole('link', { name: 'Ver la reservación' }).click()
  await expect(page).toHaveURL(/\/dashboard\/transactions\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: /^Reservación \d+/ })).toBeVisible()
  await expect(page.getByText('A qué se compromete').first()).toBeVisible()
  await inSpanish('the opened reservation')
})
