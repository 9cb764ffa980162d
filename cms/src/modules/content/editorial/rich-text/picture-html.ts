import { escapeMarkup } from '@stackyard/shared/domain/escape-markup'

type PictureSize = { filename?: string | null; width?: number | null }
type Picture = {
  filename?: unknown
  alt?: unknown
  caption?: unknown
  credit?: unknown
  width?: unknown
  height?: unknown
  sizes?: Record<string, PictureSize | undefined>
}

/** Uploaded files are served under /files/media/, whatever address Payload keeps for its panel. */
export const mediaUrl = (filename: string): string => `/files/media/${encodeURIComponent(filename)}`

/** A populated upload, or null when the picture is gone. */
export const pictureOfValue = (value: unknown): Picture | null =>
  typeof value === 'object' && value !== null && typeof (value as Picture).filename === 'string'
    ? (value as Picture)
    : null

/** An uploaded picture in its sizes, loaded when it comes near; "" when it is gone. */
export function imageHtml(value: unknown): string {
  const picture = pictureOfValue(value)
  if (!picture) return ''
  const sizes = Object.values(picture.sizes ?? {}).filter((size) => size?.filename && size.width)
  const srcset = sizes.map((size) => `${mediaUrl(String(size?.filename))} ${size?.width}w`).join(', ')
  const size =
    Number(picture.width) > 0 && Number(picture.height) > 0
      ? ` width="${Number(picture.width)}" height="${Number(picture.height)}"`
      : ''
  return `<img src="${escapeMarkup(mediaUrl(String(picture.filename)))}"${srcset ? ` srcset="${escapeMarkup(srcset)}" sizes="(min-width: 760px) 720px, 100vw"` : ''}${size} alt="${escapeMarkup(String(picture.alt ?? ''))}" loading="lazy" decoding="async">`
}

/** The picture with what is said below it: a caption, and whose picture it is. */
export function figureHtml(value: unknown, said: { caption?: unknown; credit?: unknown } = {}): string {
  const picture = pictureOfValue(value)
  if (!picture) return ''
  const caption = String(said.caption || picture.caption || '')
  const credit = String(said.credit || picture.credit || '')
  const below = `${escapeMarkup(caption)}${credit ? `<small class="credit">${escapeMarkup(`Picture: ${credit}`)}</small>` : ''}`
  return `<figure>${imageHtml(picture)}${below ? `<figcaption>${below}</figcaption>` : ''}</figure>`
}
