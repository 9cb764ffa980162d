import { newPerson, type Person } from '../api/payments/billing/new-person'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { keepSession } from '../setup/keep-session'
import { picture } from '../api/foundation/file-upload/picture'

test('R-546: two people chat live: a message, its receipt, a file and the number in the menu come by themselves', async ({
  page,
  browser,
  stack,
}) => {
  const [merchant, provider] = await Promise.all([newPerson(stack.url), newPerson(stack.url, 'seller')])
  const other = await (await browser.newContext({ baseURL: stack.url })).newPage()
  const profileOf = (token: string) =>
    ok<{ id: number; userType: string }>(stack.url, 'GET', '/user/profile/', { token })
  const enter = async (tab: typeof page, { token }: Person) =>
    keepSession(tab, { token, refreshToken: '', user: await profileOf(token) })
  await enter(page, merchant)
  await enter(other, provider)

  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url())
  })
  await other.goto('/dashboard')
  await expect(other.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await page.goto(`/dashboard/messages?id=${provider.id}`)
  const ownField = page.getByRole('textbox', { name: 'Write to Reyes Storage' })
  await ownField.fill('Do you have a cold room?')
  await ownField.press('Enter')
  const thread = page.getByRole('region', { name: 'Messages with Reyes Storage' })
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible()
  expect(missing, 'a first chat asks for nothing that is missing').toEqual([])

  const link = other.getByRole('link', { name: 'Messages 1 thread to read' })
  await expect(link).toBeVisible({ timeout: 8000 })
  await link.click()
  await other.getByRole('link', { name: /^R.*Do you have a cold room/ }).click()
  await expect(other.getByRole('button', { name: 'Mark as answered' })).toBeVisible()
  await expect(thread.getByText(/^Read ·/)).toBeVisible({ timeout: 8000 })

  const field = other.getByRole('textbox', { name: /^Write to/ })
  await field.fill('Two of them, see here.')
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'cold-room.png', mimeType: 'image/png', buffer: picture(640, 400) })
  await expect(other.getByRole('button', { name: 'Remove cold-room.png' })).toBeVisible()
  await field.press('Enter')
  await expect(thread.getByText('Two of them, see here.')).toBeVisible({ timeout: 8000 })
  await expect(thread.getByRole('button', { name: 'Download cold-room.png' }).locator('img')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Mark as answered' })).toHaveCount(0)
  await other.context().close()
})
