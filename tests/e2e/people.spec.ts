import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Session } from '@stackyard/shared/schema/account'
import { newBuyer } from '../setup/buyer'
import { expect, test } from '../setup/browser-test'
import { newSeller } from '../setup/seller'
import type { Mail } from '../setup/stack'
import { ok } from '../setup/api'

/** The first link of a mail to somebody, once the worker has sent it. */
async function linkTo(outbox: () => Mail[], email: string, subject: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(
      () => {
        const mail = outbox().find((each) => each.to === email && subject.test(each.subject))
        link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
        return link
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return link
}

/** Gives a page the session of an account that was made by the API. */
async function become(page: Page, url: string, token: string): Promise<void> {
  const user = await ok<Session['user']>(url, 'GET', '/user/profile/', { token })
  await page.goto('/auth/login')
  await page.evaluate(
    ([kept, person]) => {
      localStorage.setItem('token', kept)
      localStorage.setItem('refreshToken', 'none')
      localStorage.setItem('user', person)
    },
    [token, JSON.stringify(user)] as const,
  )
}

/** Both ways between accounts load the app anew: what comes next belongs to the new page. */
async function reloadedBy(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await act()
  await loaded
}

test('an owner invites, confirms, and the invited person acts for them and goes back (R-433, R-434, R-435)', async ({
  page,
  browser,
  stack,
}) => {
  const [owner, helper] = [await newSeller(stack), await newBuyer(stack)]
  await become(page, stack.url, owner.token)
  await page.goto('/settings#permissions')
  await page.getByLabel('Email of the person').fill(helper.email)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()

  const context = await browser.newContext({ baseURL: stack.url })
  const other = await context.newPage()
  await become(other, stack.url, helper.token)
  await other.goto(await linkTo(stack.outbox, helper.email, /invites you/))
  await other.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(other.getByText(/You accepted\./)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve Access' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Has access')).toBeVisible()

  await other.goto('/settings#permissions')
  await reloadedBy(other, () => other.getByRole('button', { name: 'Open: Holm Storage' }).click())
  await expect(other.getByText('You act for Holm Storage.')).toBeVisible()
  await reloadedBy(other, () => other.getByRole('button', { name: 'Back to my account' }).click())
  await expect(other.getByText('You act for Holm Storage.')).toHaveCount(0)
  await other.goto('/settings#permissions')
  await expect(other.getByRole('heading', { name: 'Accounts you have access to' })).toBeVisible()
  await context.close()
})

test('a visitor claims a managed profile from its page, and proves the address by email (R-228, R-231)', async ({
  page,
  stack,
}) => {
  const { rows } = await stack.pool.query<{ url: string; company: string }>(
    `select user_url as url, company from users where user_type = 'manager' and is_active and company <> '' order by id desc limit 1`,
  )
  const email = `claim-${randomUUID()}@stackyard.test`
  await page.goto(`/users/manager/${rows[0]?.url}`)
  await expect(page.getByRole('heading', { level: 1, name: rows[0]?.company ?? '' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to view' })).toBeVisible()
  await page.getByRole('button', { name: 'Claim this profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim Warehouse' })
  const values = { 'First Name': 'Ira', 'Last Name': 'Vance', Company: 'Pier Logistics', Title: 'Owner' }
  for (const [label, value] of Object.entries(values))
    await dialog.getByLabel(new RegExp(`^${label}(?! Email)`)).fill(value)
  await dialog.getByLabel(/^Company Email/).fill(email)
  await dialog.getByRole('button', { name: 'Claim Warehouse' }).click()
  await expect(page.getByText('Sent Successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  await page.goto(await linkTo(stack.outbox, email, /Confirm your claim/))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/We’ll review the claim of Pier Logistics/)).toBeVisible()
})
