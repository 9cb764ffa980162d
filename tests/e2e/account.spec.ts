import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { keepSession } from '../setup/keep-session'
import { expect, test } from '../setup/browser-test'
import { signInWith } from '../setup/actors'
import { FIRST_PASSWORD, linkOf, mailTo, newAccount, newEmail } from '../api/accounts/auth/new-account'

test('a person changes the email address, signs out another device, takes their data along and deactivates (R15, R21)', async ({
  page,
  browser,
  stack,
}) => {
  test.setTimeout(180_000)
  const account = await newAccount(stack.url)
  const { email, id } = account.user
  await stack.pool.query('update users set is_email_verified = true where id = $1', [id])
  const elsewhere = await signInWith(stack.url, email, FIRST_PASSWORD)
  await keepSession(page, account)
  await page.setViewportSize({ width: 390, height: 844 })

  await page.goto('/settings#security')
  const devices = page.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /^Sign out: / }).click()
  await expect(devices.getByText('You are signed in on this device only.')).toBeVisible()
  const other = await browser.newContext({ baseURL: stack.url })
  const lost = await other.newPage()
  await keepSession(lost, elsewhere)
  await lost.goto('/settings#security')
  await expect(lost.getByText('Your session has ended.')).toBeVisible()

  const address = newEmail()
  await page.getByRole('button', { name: 'Change email address' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change email address' })
  await dialog.getByLabel('New email address').fill(address)
  await dialog.getByLabel(/^Current password/).fill(FIRST_PASSWORD)
  await dialog.getByLabel(/^Current password/).press('Enter')
  await expect(page.getByText(`Change to ${address} is waiting`)).toBeVisible()
  await lost.goto(linkOf(await mailTo(stack, email, /Confirm the change/)).href)
  await expect(lost.getByText('Open the link we sent to your new address to finish.')).toBeVisible()
  await lost.goto(linkOf(await mailTo(stack, address, /Confirm your new/)).href)
  await expect(lost.getByText('Your email address is changed')).toBeVisible()
  await other.close()
  await expect(page.getByText(`You sign in with ${address}`)).toBeVisible({ timeout: 20_000 })

  await page.getByRole('tab', { name: 'Identity' }).click()
  await expect(page.getByRole('heading', { name: 'Identity', level: 2 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send for verification' })).toBeVisible()

  await page.getByRole('tab', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await expect(page.getByText('Your copy is ready')).toBeVisible({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())))
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(address)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: 'Deactivate account' }).click()
  const question = page.getByRole('dialog', { name: 'Deactivate your account?' })
  await question.getByLabel(/^Current password/).fill(FIRST_PASSWORD)
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page).toHaveURL(`${stack.url}/`)
  await expect(signInWith(stack.url, address, FIRST_PASSWORD)).rejects.toThrow('403')
})

test('an admin finds a person and opens everything about them (P7)', async ({ page, stack, signInAs }) => {
  const { user } = await newAccount(stack.url)
  await signInAs(page, 'admin')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to a screen or a warehouse' }).fill(user.email)
  await page.getByRole('option', { name: new RegExp(user.email) }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/people/${user.id}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Okafor' })).toBeVisible()
  await page.getByRole('tab', { name: /^Notes/ }).click()
  await page.getByLabel('New note').fill('Called about storage in March.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Called about storage in March.' })).toBeVisible()
  await page.getByRole('tab', { name: /^Sessions/ }).click()
  await page.getByRole('button', { name: 'End all sessions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click()
  await expect(page.getByText('Not signed in anywhere')).toBeVisible()
})
