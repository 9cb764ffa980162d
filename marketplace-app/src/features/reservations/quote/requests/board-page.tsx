import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { SourcingLot } from '@stackyard/shared/schema/sourcing'
import type { SourcingBoard } from '@stackyard/shared/schema/sourcing-board'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { ExportButton } from '../../../../components/export-button'
import { client } from '../../../../lib/api'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { FileDownloads } from '../components/file-downloads'
import { isChoosable, type PlacedQuote, placedQuotes } from './board-order'
import { BoardCards, BoardTable } from './board-table'
import { AwardDialog, CloseDialog } from './decide-dialogs'
import { InvitedList } from './invited-list'
import { MerchantQuestions } from './question-list'
import { RequestState } from './request-list'
import { saidLot, saidMusts } from './said-lot'
import { SectionCard } from './section-card'
import { WeightPanel } from './weight-panel'

const words = sourcingTexts.board

const ExtendDialog = lazy(async () => ({ default: (await import('./extend-dialog')).ExtendDialog }))

/** A request as its merchant sees it: quotes side by side for each need, then who was asked, questions, and history. */
export function BoardPage({ board }: { board: SourcingBoard }) {
  const [weights, setWeights] = useState(board.weights)
  const [unitsPerOrder, setUnitsPerOrder] = useState(board.unitsPerOrder ?? 1)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [asks, setAsks] = useState<'close' | 'extend' | null>(null)
  // As it stands by now: a better quote may come while the question is open.
  const chosen = placedQuotes(board.quotes, weights).find(({ id }) => id === chosenId)
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <RequestState state={board.state} />
        <span>{words.answerBy(formatDay(board.answerBy))}</span>
        {board.actions.includes('extend') ? (
          <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsks('extend')}>
            {sourcingTexts.extend.open}
          </Button>
        ) : null}
        {board.quotes.some(({ offer }) => offer !== null) ? (
          <ExportButton load={async () => (await import('./board-file')).boardFile(board)} />
        ) : null}
        {board.actions.includes('close') ? (
          <Button variant="ghost" size="sm" onClick={() => setAsks('close')}>
            {sourcingTexts.close.open}
          </Button>
        ) : null}
      </p>
      <WeightPanel
        board={board}
        weights={weights}
        unitsPerOrder={unitsPerOrder}
        onChange={setWeights}
        onUnits={setUnitsPerOrder}
      />
      {board.lots.map((lot) => (
        <Lot
          key={lot.number}
          lot={lot}
          board={board}
          quotes={placedQuotes(
            board.quotes.filter((quote) => quote.lot === lot.number),
            weights,
          )}
          unitsPerOrder={unitsPerOrder}
          onChoose={({ id }) => setChosenId(id)}
        />
      ))}
      <div className="grid gap-6 lg:grid-cols-2">
        <InvitedList board={board} />
        <MerchantQuestions board={board} />
        <Asked board={board} />
        <History board={board} />
      </div>
      {chosen ? <AwardDialog id={board.id} quote={chosen} onClose={() => setChosenId(null)} /> : null}
      {asks === 'close' ? <CloseDialog id={board.id} onClose={() => setAsks(null)} /> : null}
      {asks === 'extend' ? (
        <Suspense>
          <ExtendDialog board={board} onClose={() => setAsks(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type LotProps = {
  lot: SourcingLot
  board: SourcingBoard
  quotes: readonly PlacedQuote[]
  unitsPerOrder: number
  onChoose: (quote: PlacedQuote) => void
}

function Lot({ lot, board, quotes, unitsPerOrder, onChoose }: LotProps) {
  const waiting = board.quotes.filter((quote) => quote.lot === lot.number && quote.offer === null)
  const renderAction = (quote: PlacedQuote) => (
    <Action quote={quote} isOpen={board.state === 'open' && lot.quoteId === null} lot={lot} onChoose={onChoose} />
  )
  const shown = { quotes, questions: board.questions, unitsPerOrder, renderAction }
  const musts = saidMusts(lot)
  return (
    <section className="grid gap-3" aria-label={words.lot(lot.number, lot.title)}>
      {board.lots.length > 1 ? (
        <h2 className="font-display text-lg font-semibold">{words.lot(lot.number, lot.title)}</h2>
      ) : null}
      <p className="text-sm">
        {saidLot(lot)}
        {musts ? <span className="text-muted-foreground block">{`${sourcingTexts.form.musts}: ${musts}`}</span> : null}
      </p>
      {quotes.length === 0 ? (
        <EmptyState title={words.none}>{words.noneLead}</EmptyState>
      ) : (
        <>
          <BoardTable {...shown} />
          <BoardCards {...shown} />
        </>
      )}
      {waiting.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer py-2">{words.waitingLead(waiting.length)}</summary>
          <ul className="text-muted-foreground list-disc ps-5">
            {waiting.map((quote) => (
              <li key={quote.id}>
                <Link to="/dashboard/quotes/$id" params={{ id: String(quote.id) }} className="text-link">
                  {quote.warehouse.name}
                </Link>
                {quote.answer === null ? '' : `: ${words.answerInWords}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

type ActionProps = Pick<LotProps, 'lot' | 'onChoose'> & { quote: PlacedQuote; isOpen: boolean }

/** What the merchant can do with a quote: choose it, or reserve the chosen one. */
function Action({ quote, isOpen, lot, onChoose }: ActionProps) {
  if (lot.quoteId === quote.id)
    return quote.stage === 'accepted' ? (
      <Button asChild size="sm" variant="highlight">
        <a href={`/dashboard/warehouses/${quote.warehouse.id}?quote=${quote.id}#RESERVE`}>{words.reserve}</a>
      </Button>
    ) : (
      <Badge tone="success">{words.chosen}</Badge>
    )
  if (!isOpen || !isChoosable(quote)) return null
  return (
    <Button size="sm" aria-label={words.chooseOf(quote.warehouse.name)} onClick={() => onChoose(quote)}>
      {words.choose}
    </Button>
  )
}

function Asked({ board }: { board: SourcingBoard }) {
  return (
    <SectionCard title={sourcingTexts.provider.message}>
      <p className="text-sm break-words whitespace-pre-line">{board.message}</p>
      {board.files.length > 0 ? (
        <div className="mt-4">
          <FileDownloads files={board.files} read={(fileId) => client.sourcing.file({ id: board.id, fileId })} />
        </div>
      ) : null}
    </SectionCard>
  )
}

function History({ board }: { board: SourcingBoard }) {
  return (
    <SectionCard title={sourcingTexts.history.title}>
      <ol className="grid gap-3 text-sm">
        {board.steps.toReversed().map(({ id, at, action, note }) => (
          <li key={id}>
            <span className="text-muted-foreground tabular-nums">{formatDay(at)}</span>{' '}
            {sourcingTexts.history.steps[action]}
            {note ? <span className="text-muted-foreground block break-words">{note}</span> : null}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
