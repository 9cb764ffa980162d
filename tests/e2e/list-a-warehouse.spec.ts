import type { ListingCard } from '@stackyard/shared/schema/listing-card'
import { heicPictures } from '@stackyard/shared/ui/heic.test-data'
import { picture } from '../api/foundation/file-upload/picture'
import { ok } from '../setup/api'
import { expect, test } from '../setup/browser-test'
import { keepSession } from '../setup/keep-session'
import { newSeller } from '../setup/seller'

/** How green the upper right of a shown picture is, of 255. */
async function greenOfTopRight(shown: SVGElement | HTMLElement): Promise<number> {
  const image = shown as HTMLImageElement
  await image.decode()
  const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
  pen?.drawImage(image, 0, 0)
  const [red = 0, green = 0] = pen?.getImageData(image.naturalWidth * 0.75, image.naturalHeight * 0.25, 1, 1).data ?? []
  return red < 100 ? green : 0
}

test('R-324: a new provider lists a warehouse with photos, one of them HEIC, publishes it, and it is found', async ({
  page,
  stack,
}) => {
  const seller = await newSeller(stack, 'free')
  const name = `Holm Harbor Storage ${seller.user.id}`
  await keepSession(page, seller)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: /First listing to create/ }).click()
  await page.getByLabel('Name of the warehouse').fill(name)
  await expect(page.getByText('All changes are saved')).toBeVisible()

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('City is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'City' }).fill('Duluth')
  await page.getByLabel('Zip code').fill('55802')
  await page.getByLabel('State').selectOption('MN')

  await page.getByRole('button', { name: 'Building' }).click()
  await page.getByLabel('Square footage').fill('84000')
  await page.getByRole('switch', { name: 'Always open' }).check()

  await page.getByRole('button', { name: 'Photos and documents' }).click()
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: picture(640, 400) })
  await expect(page.getByText('Primary', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Crop photo' }).click()
  const cut = page.getByRole('dialog').getByRole('button', { name: 'Crop', exact: true })
  await expect(cut).toBeEnabled()
  await cut.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').locator('figure', { hasText: /gate/ }).locator('img')).toHaveAttribute(
    'src',
    /\.jpe?g\/640\.webp$/,
  )

  const ofPhone = Buffer.from(heicPictures.upright, 'base64')
  await page.getByLabel('Add photos').setInputFiles({ name: 'IMG_0007.HEIC', mimeType: 'image/heic', buffer: ofPhone })
  const taken = page
    .getByRole('main')
    .locator('figure', { hasText: /IMG_0007/ })
    .locator('img')
  await expect(taken).toHaveAttribute('src', /\.jpe?g\/640\.webp$/)
  expect(await taken.evaluate(greenOfTopRight)).toBeGreaterThan(140)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The warehouse is live')).toBeVisible()
  const found = await ok<ListingCard[]>(stack.url, 'GET', `/warehouse/?query=${encodeURIComponent(name)}`)
  expect(found).toMatchObject([{ name, address: { city: 'Duluth', state: 'MN' }, isVerified: false }])
  expect(found[0]?.photo?.link).toMatch(/^\/files\//)
})
