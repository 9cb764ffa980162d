import type { Language } from '@stackyard/shared/reference/languages'
import { drawAmount, drawWords, type Paper, sheet } from './paper'

const WIDTH = sheet.right - sheet.left
const LABEL = 150
/** From where on a row, and a heading with what follows it, begin the next page, in points. */
const LAST_ROW = 740
const LAST_HEADING = 700

/** Rows of a document; each begins at the side from which its language is read. */
export type Rows = {
  /** A label and what it says. */
  fact: (label: string, value: string | null) => void
  amount: (label: string, cents: number, isBold?: boolean) => void
  heading: (words: string) => void
  line: (words: string, isBold?: boolean) => void
}

/** The rows of a language on a page. */
export function rowsIn(doc: Paper, language: Language): Rows {
  const isFromRight = language === 'ar'
  const room = (last: number) => {
    if (doc.y > last) doc.addPage()
  }
  /** The x of something that begins so many points from the side of reading. */
  const at = (from: number, width: number) => (isFromRight ? sheet.right - from - width : sheet.left + from)
  const line = (words: string, isBold = false) =>
    drawWords(doc, words, { x: sheet.left, width: WIDTH, isBold, isFromRight })
  return {
    line,
    fact(label, value) {
      if (!value) return
      room(LAST_ROW)
      const { y } = doc
      const width = WIDTH - LABEL
      doc.fillColor(sheet.gray)
      drawWords(doc, label, { x: at(0, LABEL), y, width: LABEL, isFromRight })
      const below = doc.y
      const { page } = doc
      doc.fillColor(sheet.ink)
      drawWords(doc, value, { x: at(LABEL, width), y, width, isFromRight })
      // A long value may end on the next page.
      if (doc.page === page) doc.y = Math.max(doc.y, below)
      doc.moveDown(0.3)
    },
    amount: (label, cents, isBold) => drawAmount(doc, label, cents, isBold, isFromRight),
    heading(words) {
      room(LAST_HEADING)
      doc.moveDown(0.8).fillColor(sheet.ink)
      line(words, true)
      doc.font('Helvetica').moveDown(0.4)
    },
  }
}
