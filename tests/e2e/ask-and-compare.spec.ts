import { randomBytes } from 'node:crypto'
import { listingIds } from '@stackyard/seed/scenarios/e2e'
import { expect, test } from '../setup/browser-test'

test('a visitor finds a warehouse while typing, asks it for a quote, and puts it aside to compare', async ({
  page,
  stack,
}) => {
  const { rows } = await stack.pool.query<{ name: string; slug: string }>(
    'select name, slug from market.listing_search where id = $1',
    [listingIds.tiers],
  )
  const { name = '', slug = '' } = rows[0] ?? {}
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Where do you need space?' })
  await search.fill(name)
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible()
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await search.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText(name)
  await search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/warehouses/${slug}`))

  await page.locator('[data-quote]').first().click()
  const dialog = page.getByRole('dialog', { name: `Get a Quote from ${name}` })
  const submit = dialog.getByRole('button', { name: 'Submit RFP' })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('First Name').fill('Mara')
  await dialog.getByLabel('Last Name').fill('Quill')
  const email = `mara-${randomBytes(5).toString('hex')}@example.com`
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Company Name').fill('Quill Toys')
  await dialog.getByRole('checkbox', { name: 'Footwear' }).check()
  await dialog.getByLabel('Estimated Pallet Storage Volume').selectOption('51-100')
  await dialog.getByLabel('Current Monthly Shipment Volume').selectOption('501-1000')
  await dialog.getByLabel('Enter a Message').fill('We need room from March on.')
  await submit.click()
  await expect(page.getByRole('status').filter({ hasText: 'Your request has been sent.' })).toBeVisible()
  await expect(dialog).toBeHidden()
  const kept = await stack.pool.query('select 1 from market.quote_request where email = $1', [email])
  expect(kept.rowCount).toBe(1)

  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${listingIds.tiers}`))
  const table = page.getByRole('region', { name: 'Comparison' })
  await expect(table.getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in to compare costs' })).toBeVisible()
  await expect(table).not.toContainText('$')
})
