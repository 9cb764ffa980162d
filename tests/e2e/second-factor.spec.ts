import type { Page } from '@playwright/test'
import { expect, test } from '../setup/browser-test'
import { violationsOf } from '../setup/axe'
import { keepSession } from '../setup/keep-session'
import { codeOf } from '../setup/one-time-code'
import { FIRST_PASSWORD, newAccount } from '../api/accounts/auth/new-account'

/** A device with a fingerprint reader that stores passkeys, inside the browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function fillPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: /^Password/ }).fill(FIRST_PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signOut = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear())

test('a person adds codes and a passkey, signs in with each, and proves who they are before a change', async ({
  page: first,
  browser,
  stack,
}) => {
  test.setTimeout(180_000)
  const account = await newAccount(stack.url)
  const { email, id } = account.user
  await keepSession(first, account)
  await first.goto('/settings#security')
  await first.getByRole('button', { name: 'Add an app for codes' }).click()
  const setup = first.getByRole('dialog', { name: 'Add an app for one-time codes' })
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await violationsOf(first, 'all')).toEqual([])
  const secret = (await setup.locator('code').innerText()).replace(/\s/g, '')
  await setup.getByLabel('The six digits').fill(codeOf(secret))
  await setup.getByRole('button', { name: 'Add the app' }).click()
  const codes = first.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  expect(await violationsOf(first, 'all')).toEqual([])
  await codes.getByRole('button', { name: 'I have stored them' }).click()

  const context = await browser.newContext({ baseURL: stack.url })
  const page = await context.newPage()
  await addAuthenticator(page)
  await fillPassword(page, email)
  const code = page.getByLabel(/^One-time code or recovery code/)
  await expect(code).toBeVisible()
  expect(await violationsOf(page, 'all')).toEqual([])
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/This code isn’t valid/)).toBeVisible()
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await page.goto('/settings#security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const making = page.getByRole('dialog', { name: 'Add a passkey' })
  await making.getByLabel(/^Name/).fill('Laptop')
  await making.getByRole('button', { name: 'Create the passkey' }).click()
  const factors = page.getByRole('region', { name: 'Second factors' })
  await expect(factors.getByText('Laptop', { exact: true })).toBeVisible()

  await signOut(page)
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await signOut(page)
  await fillPassword(page, email)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await stack.pool.query(`update market.session set proved_at = now() - interval '3 hours' where user_id = $1`, [id])
  await page.goto('/settings#security')
  await factors.getByRole('button', { name: 'Remove: Laptop' }).click()
  await page.getByRole('dialog', { name: 'Remove Laptop?' }).getByRole('button', { name: 'Remove' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await expect(proof).toBeVisible()
  expect(await violationsOf(page, 'all')).toEqual([])
  await proof.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(factors.getByText('Laptop', { exact: true })).toBeHidden()

  await signOut(page)
  await fillPassword(page, email)
  await code.fill(recoveryCode)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await context.close()
})
