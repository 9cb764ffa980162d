import { useMutation, useQuery } from '@tanstack/react-query'
import { formatCents } from '@stackyard/shared/domain/money'
import type { PayoutStatement } from '@stackyard/shared/schema/payout'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery, client } from '../../../../lib/api'
import { readerLanguage } from '../../../../lib/language'
import { notifyFailure } from '../../../../lib/notify'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { payoutTexts as words } from '../../../../lib/texts/payouts'
import { monthName } from '../month-name'

/** The months in which money moved, each as a PDF and as a CSV; nothing while there are none. */
export function PayoutStatements() {
  const query = useQuery(apiQuery.payout.statements.queryOptions({ input: { limit: 24, skip: 0 } }))
  const statements = query.data?.results ?? []
  if (statements.length === 0) return null
  return (
    <section aria-labelledby="statements-title">
      <h2 id="statements-title" className="font-display mb-4 text-lg font-semibold">
        {words.statements}
      </h2>
      <ul className="rounded-card divide-y border">
        {statements.map((statement) => (
          <StatementRow key={statement.month} statement={statement} />
        ))}
      </ul>
    </section>
  )
}

const FORMATS = ['pdf', 'csv'] as const

function StatementRow({ statement }: { statement: PayoutStatement }) {
  const download = useMutation({
    mutationFn: (format: (typeof FORMATS)[number]) =>
      client.payout.statement({ month: statement.month, format, language: readerLanguage() }),
    onSuccess: saveFile,
    onError: (error) => notifyFailure(words.statementFailed, error),
  })
  const name = monthName(statement.month)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      <span className="font-semibold tabular-nums">{formatCents(statement.netCents)}</span>
      <span className="flex gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="outline"
            size="sm"
            aria-label={words.statementOf(name, format.toUpperCase())}
            busy={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </span>
    </li>
  )
}
