import { expect, test } from '../setup/browser-test'

test('an admin who is signed in to the app opens the content panel without a second sign-in', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, 'admin')
  const opened = page.waitForResponse('**/api/auth/panel-session')
  await page.goto('/dashboard')
  expect((await opened).status()).toBe(200)
  await page.getByRole('link', { name: 'Content panel' }).first().click()
  await expect(page).toHaveURL(/\/admin/)
  await expect(page.getByRole('link', { name: 'Log out' })).toBeAttached()
})
