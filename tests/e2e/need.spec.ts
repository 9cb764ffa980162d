import { expect, test } from '../setup/browser-test'

test('a sentence becomes a need that listing, quote and comparison start from', async ({ page, signInAs }) => {
  await signInAs(page, 'customer')
  await page.goto('/warehouses?view=list')
  const search = page.getByRole('combobox', { name: 'Search warehouses' })
  await search.fill('20 pallets with zeppelins in Ohio for 5 months')
  await search.press('Enter')
  await expect(page).toHaveURL(/query=Ohio/)
  await expect(page).toHaveURL(/minPallets=20/)
  await expect(page).toHaveURL(/priceTerm=6/)
  await expect(page.getByText('Not understood: zeppelins')).toBeVisible()
  const need = page.getByRole('group', { name: 'What you need' })
  await expect(need.getByLabel('Quantity')).toHaveValue('20')
  await expect(need.getByLabel('Term')).toHaveValue('6')

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('total')
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText('in all for 20 pallets')
  const totals = await cards.evaluateAll((all) =>
    all
      .flatMap((card) => /\$([\d,.]+) in all/.exec(card.textContent ?? '')?.[1]?.replaceAll(',', '') ?? [])
      .map(Number),
  )
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))

  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/space=20&mode=PALLET/)
  const box = page.getByRole('region', { name: 'Book this warehouse' })
  await expect(box.getByLabel('Order Quantity (Pallet Positions)')).toHaveValue('20')
  await expect(box.getByRole('radio', { name: /^6 months/ })).toBeChecked()

  await page.goto('/compare?ids=1')
  await expect(page.getByRole('form', { name: 'What you need' }).getByLabel('Quantity')).toHaveValue('20')
})

test('what a search must have is what a request to the best ten asks for', async ({ page, signInAs }) => {
  await signInAs(page, 'customer')
  await page.goto('/dashboard/warehouses?query=Ohio&minPallets=5&priceTerm=6&dockDoors=2&clearHeight=20&view=list')
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await expect(chips.getByRole('button', { name: 'Remove 20 ft clear or more' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask the best ten for quotes' }).click()
  await page.getByText('Must have (2)').click()
  await expect(page.getByLabel('Dock doors at least')).toHaveValue('2')
  await expect(page.getByLabel('Clear height in feet at least')).toHaveValue('20')
  await page.getByRole('button', { name: 'Suggest the ten that fit best' }).click()
  const chosen = page.getByRole('list', { name: 'Chosen warehouses' })
  await expect(chosen.getByRole('listitem').first()).toBeVisible()
})
