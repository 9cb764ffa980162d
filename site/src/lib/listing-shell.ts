import { type Piece, pieceOf } from './piece'

/*
 * Ten thousand listing pages differ in six places. Astro makes the rest once, as a page with marks in it; the program
 * `fill-listings.ts` puts each listing's own texts in their place.
 */

/** The slug of the page with the marks; no listing has it, since public slugs hold "-in-" and a place. */
export const shellSlug = 'listing-shell'
/** The same for pages that list warehouses, whose header is wider. */
export const listShellSlug = 'list-shell'

/** Where a build puts the pages with marks. */
export const listingShell = `warehouses/${shellSlug}`
export const listShells = { en: `warehouses/${listShellSlug}`, ar: `ar/warehouses/${listShellSlug}` } as const

/** What the page with the marks gives its layout. `picture` and `path` become whole addresses there. */
export const shellMarks = {
  title: 'shell-mark-title',
  description: 'shell-mark-description',
  path: '/shell-mark-path',
  picture: '/shell-mark-picture',
  /** The page in the other language, or that language's first page. */
  other: '/shell-mark-other',
  head: '<!--shell-mark-head-->',
  body: '<!--shell-mark-body-->',
}

/** `head` and `body` are HTML; the others are text, the addresses whole. */
export type ShellFields = Record<keyof typeof shellMarks, string>

/** Fields whose long one is ready to be written. */
export type DrawnFields = Omit<ShellFields, 'body'> & { body: Piece }

const marks =
  /(?:(?:https?:\/\/[^"\s/]+)?\/)?shell-mark-(title|description|path|picture|other)|<!--shell-mark-(head|body)-->/
/** What stands on every page is compressed once and well, unless it is too short to be worth a piece. */
const SHARED_FROM = 1024
const BEST = 9

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

type Place = string | { field: keyof ShellFields } | Piece

function placesOf(html: string): Place[] {
  const parts = html.split(new RegExp(marks, 'g'))
  const places: Place[] = []
  for (let at = 0; at < parts.length; at += 3) {
    const text = parts[at] ?? ''
    const field = (parts[at + 1] ?? parts[at + 2]) as keyof ShellFields | undefined
    places.push(text.length < SHARED_FROM ? text : pieceOf(text, BEST))
    if (field) places.push({ field })
  }
  for (const field of Object.keys(shellMarks))
    if (!places.some((place) => typeof place === 'object' && 'field' in place && place.field === field))
      throw new Error(`The listing page's shell has no ${field}.`)
  return places
}

/**
 * Reads the page with the marks; the answer fills them.
 * @throws Error when a mark is missing, since pages would then lack a part.
 */
export function readShell(html: string): (fields: DrawnFields) => Piece[] {
  const places = placesOf(html)
  return (fields) => {
    const pieces: Piece[] = []
    let own = ''
    const add = (piece?: Piece) => {
      if (own) pieces.push(pieceOf(own))
      if (piece) pieces.push(piece)
      own = ''
    }
    for (const place of places) {
      if (typeof place === 'string') own += place
      else if ('plain' in place) add(place)
      else if (place.field === 'body') add(fields.body)
      else own += place.field === 'head' ? fields.head : escaped(fields[place.field])
    }
    add()
    return pieces
  }
}
