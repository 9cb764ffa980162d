/** Letters that one font draws, in the order they are written; a space stands by itself. */
export type Piece = { text: string; isRightToLeft: boolean }

const SPACE = ' '
const MIRRORED: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '<': '>', '>': '<' }

type Side = 'left' | 'right' | 'number' | 'none'

/** From where a piece is read. */
function sideOf({ text, isRightToLeft }: Piece): Side {
  if (isRightToLeft) return 'right'
  if (/\p{L}/u.test(text)) return 'left'
  return /\p{N}/u.test(text) ? 'number' : 'none'
}

/** Whether a text is read from the right as a whole: it has words of such a script and of no other. */
export const isRightToLeft = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => piece.isRightToLeft) && !pieces.some((piece) => sideOf(piece) === 'left')

const isSpace = ({ text }: Piece): boolean => text === SPACE

/** Spaces at the end of a line are not drawn. */
function withoutEnds<P extends Piece>(line: readonly P[]): P[] {
  const first = line.findIndex((piece) => !isSpace(piece))
  return first < 0 ? [] : line.slice(first, line.findLastIndex((piece) => !isSpace(piece)) + 1)
}

/** The words of a text with what stands between them. */
function wordsOf<P extends Piece>(pieces: readonly P[]): P[][] {
  const words: P[][] = []
  for (const piece of pieces) {
    const last = words.at(-1)
    if (last && !isSpace(piece) && !last.some(isSpace)) last.push(piece)
    else words.push([piece])
  }
  return words
}

/** Breaks a text at its spaces into lines of at most `width`; a word that is wider stands on a line of its own. */
export function breakLines<P extends Piece>(pieces: readonly P[], width: number, widthOf: (piece: P) => number): P[][] {
  const lines: P[][] = []
  let line: P[] = []
  let taken = 0
  for (const word of wordsOf(pieces)) {
    const wide = word.reduce((sum, piece) => sum + widthOf(piece), 0)
    if (line.length > 0 && taken + wide > width && !word.some(isSpace)) {
      lines.push(withoutEnds(line))
      line = []
      taken = 0
    }
    line.push(...word)
    taken += wide
  }
  return [...lines, withoutEnds(line)].filter((each) => each.length > 0)
}

const mirrored = <P extends Piece>(piece: P): P =>
  MIRRORED[piece.text] ? { ...piece, text: MIRRORED[piece.text] ?? '' } : piece

/** Turns each stretch of pieces that `belongs` round; what `joins` may stand within one but not at its ends. */
function turnStretches<P extends Piece>(
  pieces: readonly P[],
  belongs: (piece: P) => boolean,
  joins: (piece: P) => boolean,
): P[] {
  const turned: P[] = []
  let stretch: P[] = []
  let within: P[] = []
  const end = () => {
    turned.push(...stretch.toReversed(), ...within)
    stretch = []
    within = []
  }
  for (const piece of pieces) {
    if (belongs(piece)) {
      stretch.push(...within.map(mirrored), piece)
      within = []
    } else if (stretch.length > 0 && joins(piece)) within.push(piece)
    else {
      end()
      turned.push(piece)
    }
  }
  end()
  return turned
}

/**
 * The pieces of a line from left to right, as it is seen: words of a right-to-left script that stand together go from
 * the right, with the numbers and signs between them; in a text that is read from the right, so does the line.
 */
export function asSeen<P extends Piece>(line: readonly P[], fromRight: boolean): P[] {
  if (fromRight) return line.toReversed().map(mirrored)
  return turnStretches(
    line,
    (piece) => sideOf(piece) === 'right',
    (piece) => sideOf(piece) !== 'left',
  )
}

/**
 * The same in a paragraph that is read from the right: words and numbers of other scripts that stand together keep their
 * order, and all else goes from the right.
 */
export const asSeenFromRight = <P extends Piece>(line: readonly P[]): P[] =>
  turnStretches(
    line.toReversed().map(mirrored),
    (piece) => sideOf(piece) === 'left' || sideOf(piece) === 'number',
    (piece) => sideOf(piece) === 'none',
  )
