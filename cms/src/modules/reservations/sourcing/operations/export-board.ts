import { type BoardFileWords, boardTable } from '@stackyard/shared/domain/board-file'
import { boardColumns } from '@stackyard/shared/reference/board-columns'
import type { BoardGate } from '@stackyard/shared/schema/sourcing-board'
import type { TextFile } from '@stackyard/shared/schema/text-file'
import type { SessionUser } from '@stackyard/shared/schema/user'
import type { Services } from '../../../../platform/services'
import { toCsv } from '../../../../platform/to-csv'
import { readBoard } from './read-event'

const GATES: Readonly<Record<BoardGate['gate'], string>> = {
  priced: 'No price for storage',
  open: 'Can’t be chosen now',
  need: 'For another quantity, first day, or term',
  valid: 'No longer valid',
  space: 'Too little free space',
  budget: 'Above the budget',
  musts: 'Lacks',
}

const words: BoardFileWords = {
  columns: boardColumns,
  need: (number) => `Need ${number}`,
  stage: (stage) => stage,
  gate: (gate) => (gate.gate === 'musts' ? `${GATES.musts} ${gate.missing.join(', ')}` : GATES[gate.gate]),
  order: (units) => `An order of ${units} units`,
  line: (label) => label,
  notQuoted: 'Not quoted',
}

/**
 * The quotes of a merchant's request as a table in English, for programs; the app writes the same table in its reader's
 * language. @throws CodedError NOT_FOUND for another's
 */
export async function exportBoard(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: SessionUser,
  id: number,
): Promise<TextFile> {
  const board = await readBoard(db, user, id, clock.now())
  return {
    fileName: `request-${id}.csv`,
    content: toCsv(boardTable(board, words)),
    rows: board.quotes.length,
    isComplete: true,
  }
}
