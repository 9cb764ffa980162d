import { boardTable } from '@stackyard/shared/domain/board-file'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import { sayName } from '@stackyard/shared/ui/say'
import { csvText } from '../../../../lib/csv'
import { quoteTexts } from '../../../../lib/texts/quotes'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { saidGate } from './board-order'

const words = sourcingTexts.board
/** By this mark a spreadsheet knows that letters of any language follow. */
const UTF8_MARK = '\uFEFF'

/** The board as a table (CSV) in the language of the page. */
export function boardFile(board: SourcingBoard): TextFile {
  const { fields, data } = boardTable(board, {
    columns: sourcingTexts.file,
    need: (number) => words.lot(number, ''),
    stage: (stage) => quoteTexts.stages[stage],
    gate: saidGate,
    order: words.order,
    line: sayName,
    notQuoted: words.notQuoted,
  })
  return {
    fileName: `request-${board.id}.csv`,
    content: UTF8_MARK + csvText([fields, ...data]),
    rows: data.length,
    isComplete: true,
  }
}
