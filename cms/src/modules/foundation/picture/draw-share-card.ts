import { readFile } from 'node:fs/promises'
import { shareCardSize, type ShareCard } from '@stackyard/shared/domain/share-card'
import satori from 'satori'
import sharp from 'sharp'
import { fontFile } from '../../../platform/font-file'
import { drawScene } from './scene'

/** An element as satori takes it: what JSX would make. */
type Element = {
  type: 'div' | 'img'
  props: { style: Record<string, string | number>; children?: Element[] | string; src?: string }
}
type Font = { name: string; data: Buffer; weight: 600 | 700; style: 'normal' }

const NAVY = '13, 27, 51'
const ORANGE = '#f08f4a'
/** The sign of site/public/favicon.svg. */
const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#274f80"/><path d="M6 14 16 7l10 7" stroke="#fff" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M9 17h6v4H9zm8 0h6v4h-6zm-8 6h6v3H9z" fill="#fff"/><path d="M17 23h6v3h-6z" fill="#f08f4a"/></svg>'
const ARABIC = /[\u0600-\u06ff]/

/** By name; a subset under a name of its own, or satori would look into one of them only. */
const files = [
  ['Bricolage Grotesque', 'bricolage-grotesque', 'latin', 700],
  ['Bricolage Grotesque Extended', 'bricolage-grotesque', 'latin-ext', 700],
  ['Instrument Sans', 'instrument-sans', 'latin', 600],
  ['Instrument Sans Extended', 'instrument-sans', 'latin-ext', 600],
  ['Noto Sans', 'noto-sans', 'greek', 600],
  ['Noto Sans Cyrillic', 'noto-sans', 'cyrillic', 600],
  ['Noto Sans Arabic', 'noto-sans-arabic', 'arabic', 600],
] as const

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    files.map(async ([name, folder, subset, weight]) => {
      return { name, data: await readFile(fontFile(folder, subset, weight)), weight, style: 'normal' }
    }),
  )
let fonts: Promise<Font[]> | undefined

const box = (style: Element['props']['style'], children: Element[] | string): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const sans = { fontFamily: 'Instrument Sans, Instrument Sans Extended' }

const titleSize = (title: string): number => (title.length <= 36 ? 72 : title.length <= 72 ? 60 : 48)

function layout({ brand, kind, title, line }: ShareCard): Element {
  const sign: Element = {
    type: 'img',
    props: { style: { width: 60, height: 60 }, src: `data:image/svg+xml,${encodeURIComponent(SIGN)}` },
  }
  const head = box({ ...sans, alignItems: 'center', fontSize: 36, gap: 18 }, [sign, box({}, brand)])
  const words = box({ flexDirection: 'column', alignItems: 'flex-start' }, [
    box(
      {
        padding: '8px 18px',
        borderRadius: 10,
        background: ORANGE,
        color: '#101c30',
        fontSize: 26,
        ...sans,
      },
      kind,
    ),
    box(
      { display: 'block', marginTop: 22, maxWidth: 1040, fontSize: titleSize(title), lineHeight: 1.12, lineClamp: 3 },
      title,
    ),
    ...(line ? [box({ marginTop: 18, fontSize: 32, ...sans, color: '#dbe6f4' }, line)] : []),
  ])
  return box(
    {
      ...shareCardSize,
      boxSizing: 'border-box',
      direction: ARABIC.test(title) ? 'rtl' : 'ltr',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 64,
      color: '#ffffff',
      fontFamily: 'Bricolage Grotesque, Bricolage Grotesque Extended',
      backgroundImage: `linear-gradient(to top, rgba(${NAVY}, 0.95) 0%, rgba(${NAVY}, 0.82) 45%, rgba(${NAVY}, 0.3) 75%, rgba(${NAVY}, 0.62) 100%)`,
    },
    [head, words],
  )
}

/** A share card as JPEG: its words over the scene of `seed`. Equal cards give equal pictures. */
export async function drawShareCard(card: ShareCard, seed: number): Promise<Buffer> {
  fonts ??= readFonts()
  const words = await satori(layout(card) as Parameters<typeof satori>[0], { ...shareCardSize, fonts: await fonts })
  return sharp(Buffer.from(drawScene(seed)))
    .resize(shareCardSize.width, shareCardSize.height, { fit: 'cover' })
    .composite([{ input: Buffer.from(words) }])
    .jpeg({ quality: 80, progressive: true })
    .toBuffer()
}
