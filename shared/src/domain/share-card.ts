/** What the picture of a shared page says: the product, the kind of page, its title, a line below, and the scene behind. */
export type ShareCard = { brand: string; kind: string; title: string; line: string; scene: string }

/** Pixels of the picture, as social networks ask for. */
export const shareCardSize = { width: 1200, height: 630 } as const

/** Another drawing asks for another number: a picture's address stands for its bytes. */
const DRAWING = 2
const LIMITS = { brand: 40, kind: 40, title: 140, line: 90 } as const
const SCENES = 4096
const SCENE = /^\/pictures\/((?:news-)?\d{1,4})\//

const cut = (text: string, length: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= length ? plain : `${plain.slice(0, length - 1).trimEnd()}…`
}

/** The scene of a picture's address, else one that is always the same for these words. */
export function sceneOf(link: string | null | undefined, words: string): string {
  const named = SCENE.exec(link ?? '')?.[1]
  if (named !== undefined) return named
  let sum = 0
  for (const letter of words) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % SCENES
  return String(sum)
}

/** A card as the text that is signed and stands in its address, too long words cut. */
export function cardText({ brand, kind, title, line, scene }: ShareCard): string {
  const words = [cut(brand, LIMITS.brand), cut(kind, LIMITS.kind), cut(title, LIMITS.title), cut(line, LIMITS.line)]
  return JSON.stringify([DRAWING, ...words, scene])
}

/** The card that a text of `cardText` stands for; null for every other text. */
export function readCardText(text: string): ShareCard | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The address holds no card.
    return null
  }
  if (!Array.isArray(value) || value.length !== 6 || value[0] !== DRAWING) return null
  const words: unknown[] = value.slice(1)
  if (!words.every((word) => typeof word === 'string')) return null
  const [brand = '', kind = '', title = '', line = '', scene = ''] = words
  return { brand, kind, title, line, scene }
}
