import type { Page } from '@playwright/test'
import type { IdentityStatus } from '@stackyard/shared/schema/identity'
import { ok } from '../setup/api'
import { identityApplication } from '../setup/applicant'
import { expect, test } from '../setup/browser-test'
import { newBuyer, type Buyer } from '../setup/buyer'
import { signInToPanel } from './journey'

test.setTimeout(180_000)

const status = (url: string, { token }: Buyer) => ok<IdentityStatus>(url, 'GET', '/kyc/getApplicationStatus', { token })

/** With the bar in focus, a key leads to one of its parts, and Enter uses it. */
async function use(page: Page, key: string, name: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Decision' })
  await expect(bar).toBeFocused()
  await page.keyboard.press(key)
  await expect(bar.getByText(name, { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
}

test('an admin checks identities with the keys alone: one approved, on to the next, one rejected with a reason', async ({
  page,
  stack,
}) => {
  const { url, pool } = stack
  const applicants = [await newBuyer(stack, { kycVerified: false }), await newBuyer(stack, { kycVerified: false })]
  const [good, blurred] = applicants as [Buyer, Buyer]
  for (const { token } of applicants)
    await ok(url, 'POST', '/kyc/addDocument', { token, body: await identityApplication(url, token) })
  const { rows } = await pool.query<{ id: number }>(
    'select id from identity_applications where user_id = any($1) order by id',
    [applicants.map(({ id }) => id)],
  )
  const pathOf = (index: number) => `/admin/collections/identity-applications/${rows[index]?.id}`

  await signInToPanel(page, 'admin')
  await expect(page.getByRole('link', { name: /identit(y|ies) to check$/ })).toBeVisible()
  await page.goto(pathOf(0))
  await expect(page.locator('a[href^="/files/"] img')).toHaveJSProperty('naturalWidth', 40)
  await use(page, 'a', 'Approve')
  const next = page.getByRole('link', { name: 'Open the next that waits' })
  await expect(next).toBeFocused()
  expect(await status(url, good)).toMatchObject({ status: 'approved', kycVerified: true })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    (address) => /identity-applications\/\d+$/.test(address.pathname) && address.pathname !== pathOf(0),
  )

  await page.goto(pathOf(1))
  await use(page, 'r', 'Reject with a reason')
  await expect(page.locator('#field-reason')).toBeFocused()
  await page.keyboard.type('The picture is blurred.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Updated successfully').first()).toBeVisible()
  expect(await status(url, blurred)).toMatchObject({ status: 'rejected', reason: 'The picture is blurred.' })
})
