import { dominantColorOf } from './palette'
import { pictureWidths, type PictureWidth } from './render-picture'

export const LISTING_SCENES = 4096
export const NEWS_SCENES = 64
const NEWS_OFFSET = 0x4e000

/** The seed behind a picture's name, "0" to "4095" or "news-0" to "news-63"; null for every other name. */
export function seedOfName(name: string): number | null {
  const match = /^(news-)?(0|[1-9]\d{0,3})$/.exec(name)
  if (!match) return null
  const value = Number(match[2])
  if (match[1]) return value < NEWS_SCENES ? NEWS_OFFSET + value : null
  return value < LISTING_SCENES ? value : null
}

/** The width named by "640.webp", or null when it isn't one of ours. */
export function widthOfFile(file: string): PictureWidth | null {
  return pictureWidths.find((width) => file === `${width}.webp`) ?? null
}

export const pictureUrl = (name: number | string, width: PictureWidth) => `/pictures/${name}/${width}.webp`

/** The #rrggbb shown in a picture's place until it has come. */
export function dominantColor(name: number | string): string {
  const seed = seedOfName(String(name))
  if (seed === null) throw new Error(`There is no picture ${name}`)
  return dominantColorOf(seed)
}
