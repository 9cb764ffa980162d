import type { Page } from '@playwright/test'
import type { WarehouseRecord } from '@stackyard/shared/schema/warehouse-record'
import { freshName, liveListing } from '../api/listings/warehouse-write/new-listing'
import { tokenOf } from '../setup/actors'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'

/** Presses Tab until what is called so has focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const { activeElement: element } = document
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      return (isField ? element.labels?.[0]?.textContent : undefined) ?? element?.textContent ?? ''
    })
    if (reached.trim().startsWith(name)) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('an admin finds, verifies, edits and publishes a listing without a mouse', async ({ page, stack, signInAs }) => {
  const name = freshName('Keyboard Depot')
  const made = await ok<WarehouseRecord>(stack.url, 'POST', '/warehouse/', {
    token: await tokenOf(stack.url, 'seller'),
    body: { ...liveListing(name), isDraft: true },
  })
  await signInAs(page, 'admin')
  await page.goto(`/dashboard/visible?view=drafts&query=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name })).toBeVisible()

  await tabTo(page, name)
  await page.keyboard.press('v')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Make verified')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Warehouse Verified')).toBeVisible()
  await expect(page.getByRole('row', { name }).getByText('Not Verified')).toBeHidden()
  await expect(page.getByRole('link', { name })).toBeFocused()

  await page.keyboard.press('e')
  await expect(page.getByLabel('Highlights')).toBeVisible()
  await tabTo(page, 'Highlights')
  await page.keyboard.type('Open all night')
  await tabTo(page, 'Publish')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The warehouse is live')).toBeVisible()
  const { rows } = await stack.pool.query('select is_draft, is_verified, highlights from warehouses where id = $1', [
    made.id,
  ])
  expect(rows).toEqual([{ is_draft: false, is_verified: true, highlights: 'Open all night' }])
})
