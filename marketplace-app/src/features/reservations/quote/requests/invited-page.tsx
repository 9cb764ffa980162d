import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '@stackyard/shared/domain/calendar'
import type { SourcingInvited } from '@stackyard/shared/schema/sourcing-board'
import { Button } from '@stackyard/shared/ui/button'
import { formatDollars } from '@stackyard/shared/domain/money'
import { formatDay } from '@stackyard/shared/ui/format'
import { Notice } from '../../../../components/notice'
import { client } from '../../../../lib/api'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { FileDownloads } from '../components/file-downloads'
import { QuoteStageBadge } from '../components/quote-stage'
import { ProviderQuestions } from './question-list'
import { saidLot, saidMusts } from './said-lot'
import { SectionCard } from './section-card'

const words = sourcingTexts.provider

/** A request as a provider who is asked sees it: the deadline, what is needed, own quotes, and questions. */
export function InvitedPage({ invited }: { invited: SourcingInvited }) {
  const { message, questions, files, state } = invited
  return (
    <div className="grid max-w-3xl gap-6">
      {state === 'open' ? <Deadline answerBy={invited.answerBy} /> : <Notice tone="info">{words.closed}</Notice>}
      <SectionCard title={words.quotes}>
        <ul className="divide-y">
          {invited.quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} invited={invited} />
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={words.message}>
        <p className="text-sm break-words whitespace-pre-line">{message}</p>
        {files.length > 0 ? (
          <div className="mt-4">
            <FileDownloads files={files} read={(fileId) => client.sourcing.file({ id: invited.id, fileId })} />
          </div>
        ) : null}
      </SectionCard>
      {questions.length > 0 ? (
        <SectionCard title={words.questions}>
          <ol className="list-decimal ps-5 text-sm">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </SectionCard>
      ) : null}
      <ProviderQuestions invited={invited} />
    </div>
  )
}

function Deadline({ answerBy }: { answerBy: string }) {
  const [today] = useState(() => dayOf(new Date()))
  const isOver = answerBy < today
  return (
    <Notice tone={isOver ? 'warning' : 'info'}>
      {isOver ? words.overdue(formatDay(answerBy)) : sourcingTexts.board.answerBy(formatDay(answerBy))}
    </Notice>
  )
}

type QuoteRowProps = { quote: SourcingInvited['quotes'][number]; invited: SourcingInvited }

function QuoteRow({ quote, invited }: QuoteRowProps) {
  const lot = invited.lots.find(({ number }) => number === quote.lot)
  const musts = lot ? saidMusts(lot) : ''
  const mayAnswer = invited.state === 'open' && (quote.stage === 'requested' || quote.stage === 'countered')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold break-words">{quote.warehouse}</p>
        {lot ? <p>{saidLot(lot)}</p> : null}
        {musts ? <p className="text-muted-foreground">{`${sourcingTexts.form.musts}: ${musts}`}</p> : null}
      </div>
      {quote.offer ? <span className="tabular-nums">{formatDollars(quote.offer.totals.term)}</span> : null}
      <QuoteStageBadge state={quote.state} stage={quote.stage} />
      <Button asChild size="sm" variant={mayAnswer ? 'primary' : 'outline'}>
        <Link to="/dashboard/quotes/$id" params={{ id: String(quote.id) }}>
          {mayAnswer ? words.toAnswer : words.see}
        </Link>
      </Button>
    </li>
  )
}
