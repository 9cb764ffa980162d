import type PDFDocument from 'pdfkit'
import { fontData } from './font-data'
import { fontFile } from './font-file'
import { asSeen, asSeenFromRight, breakLines, isRightToLeft } from './paper-lines'

type Doc = InstanceType<typeof PDFDocument>

/** What the standard fonts of PDF hold: Latin-1 and a few signs. */
const STANDARD = /[\x20-\x7e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u20ac]/u

const ALL_STANDARD = new RegExp(`^(?:${STANDARD.source})+$`, 'u')

/** The letters of each file, as its table of characters lists them; the first that has a letter draws it. */
const subsets = [
  [/[\u0131\u0152\u0153\u201a\u201e\u2026\u2032\u2033\u2039\u203a\u2122\u2212]/u, 'noto-sans', 'latin'],
  [
    /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bc-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u0301\u0303\u0304\u0308\u0309\u0323\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/u,
    'noto-sans',
    'latin-ext',
  ],
  [/[\u1ea0-\u1ef1]/u, 'noto-sans', 'vietnamese'],
  [/[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u, 'noto-sans', 'cyrillic'],
  [/[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/u, 'noto-sans', 'cyrillic-ext'],
  [/[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff]/u, 'noto-sans', 'greek'],
  [/[\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f5f-\u1f7d]/u, 'noto-sans', 'greek-ext'],
  [/[\u0900-\u097f]/u, 'noto-sans', 'devanagari'],
  [/[\u0600-\u06ff\u0750-\u077f]/u, 'noto-sans-arabic', 'arabic'],
] as const

/** Marks that tell a browser where a name of another direction begins and ends; we put lines in order ourselves. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/gu

const RIGHT_TO_LEFT = 'arabic'

/** Letters of one font; `subset` null is the standard one. */
type Run = { text: string; subset: string | null; folder: string }

const standard = (text: string): Run => ({ text, subset: null, folder: '' })

function runOf(letter: string): Run {
  if (STANDARD.test(letter)) return standard(letter)
  const [, folder, subset] = subsets.find(([letters]) => letters.test(letter)) ?? []
  if (folder && subset) return { text: letter, subset, folder }
  const code = letter.codePointAt(0) ?? 0
  return standard(`[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`)
}

/**
 * The runs of a text in the order in which they are written; a space beside other fonts is one of its own. A letter that no font of ours has stands as its number,
 * `[U+4E2D]`, so that nothing is lost; control characters are spaces.
 */
export function splitRuns(value: string): Run[] {
  const runs: Run[] = []
  const letters = value
    .normalize('NFC')
    .replace(DIRECTIONS, '')
    .replace(/\p{Cc}+/gu, ' ')
  // Most papers are of these letters only, and looking at each takes as long as drawing it.
  if (letters && ALL_STANDARD.test(letters)) return [standard(letters)]
  for (const letter of letters) {
    const run = runOf(letter)
    const last = runs.at(-1)
    if (last?.subset === run.subset && (run.subset !== null || (last.text !== ' ' && run.text !== ' ')))
      last.text += run.text
    else runs.push(run)
  }
  return runs
}

/** The fonts that each document knows by the paths of their files. */
const registered = new WeakMap<Doc, Set<string>>()

/** Chooses the font of a run that the standard ones have no letters for. */
function chooseFont(doc: Doc, { folder, subset }: Run, isBold: boolean): Doc {
  const path = fontFile(folder, subset ?? '', isBold ? 700 : 400)
  const fonts = registered.get(doc) ?? new Set()
  registered.set(doc, fonts)
  if (!fonts.has(path)) doc.registerFont(path, fontData(path))
  fonts.add(path)
  return doc.font(path)
}

/** `isFromRight`: a paragraph of a right-to-left language; it ends at the right unless `align` says otherwise. */
type Place = {
  x?: number
  y?: number
  width?: number
  isBold?: boolean
  align?: 'left' | 'right'
  isFromRight?: boolean
}

/** What a digit of the standard fonts is wide, and how high its line rises, for letters of 1 point. */
const DIGIT_WIDTH = 0.556
const ASCENT = 0.718
/** What Arabic reaches below a line of the standard font, for letters of 1 point. */
const ARABIC_DEPTH = 0.35

/**
 * Draws words of any script at the pen, or at a place in points; the pen stands below them afterwards, with the standard
 * font. Letters of all fonts stand on one line, and Arabic is joined and read from the right; copied out of the file, a
 * letter of it may read as its dotted sister, since both share a glyph.
 */
export function drawWords(doc: Doc, value: string, place: Place = {}): void {
  const { x, y, width, isBold = false, isFromRight = false, align = isFromRight ? 'right' : 'left' } = place
  const plain = isBold ? 'Helvetica-Bold' : 'Helvetica'
  const runs = splitRuns(value)
  if (runs.every((run) => run.subset === null)) {
    const text = runs.map((run) => run.text).join('')
    doc.font(plain).text(text, x ?? doc.x, y ?? doc.y, { ...(width === undefined ? {} : { width }), align })
    return
  }
  const left = x ?? doc.x
  const wide = width ?? doc.page.width - doc.page.margins.right - left
  drawRuns(doc, runs, { left, top: y ?? doc.y, width: wide, plain, isBold, align, isFromRight })
  doc.font(plain)
}

type Frame = {
  left: number
  top: number
  width: number
  plain: string
  isBold: boolean
  align: 'left' | 'right'
  isFromRight: boolean
}

/** Line by line, since a line of several fonts must stand on one base and be put into the order it is seen in. */
function drawRuns(doc: Doc, runs: readonly Run[], frame: Frame): void {
  const { left, top, width, plain, isBold, align, isFromRight } = frame
  const size = doc.font(plain).widthOfString('0') / DIGIT_WIDTH
  const height = doc.currentLineHeight(true)
  const withFont = (run: Run): Doc => (run.subset === null ? doc.font(plain) : chooseFont(doc, run, isBold))
  const widthOf = (run: Run): number => withFont(run).widthOfString(run.text)
  const pieces = runs.map((run) => ({ ...run, isRightToLeft: run.subset === RIGHT_TO_LEFT })).flatMap(wordsApart)
  const fromRight = isRightToLeft(pieces)
  let y = top
  for (const line of breakLines(pieces, width, widthOf)) {
    const deep = line.some((piece) => piece.isRightToLeft) ? height + ARABIC_DEPTH * size : height
    if (y + deep > doc.page.height - doc.page.margins.bottom) {
      doc.addPage()
      y = doc.y
    }
    const spare = width - line.reduce((sum, piece) => sum + widthOf(piece), 0)
    let x = align === 'right' ? left + spare : left
    for (const piece of isFromRight ? asSeenFromRight(line) : asSeen(line, fromRight)) {
      const own = widthOf(piece)
      withFont(piece).text(piece.text, x, y + ASCENT * size, { lineBreak: false, baseline: 'alphabetic' })
      x += own
    }
    y += deep
  }
  doc.x = left
  doc.y = y
}

/** Words of the standard font, one by one with their spaces, so that a line can end between them. */
const wordsApart = <P extends Run>(run: P): P[] =>
  run.text
    .split(/( )/)
    .filter(Boolean)
    .map((text) => ({ ...run, text }))
