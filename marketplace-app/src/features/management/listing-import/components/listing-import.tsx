import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { type FileMode, KEY_HEADER, listingColumns } from '@stackyard/shared/domain/listing-file'
import type { Issue } from '@stackyard/shared/schema/envelope'
import type { ListingImport as Outcome } from '@stackyard/shared/schema/listing-import'
import { Button } from '@stackyard/shared/ui/button'
import { Notice } from '../../../../components/notice'
import { Page } from '../../../../components/page'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { saveFile } from '@stackyard/shared/ui/save-file'
import { listingImportTexts as words } from '../../../../lib/texts/listing-import'
import { ChangeOutcome } from './change-outcome'
import { ModeChoice } from './mode-choice'
import { ProviderChoice } from './provider-choice'
import { sayName } from '@stackyard/shared/ui/say'

const template = () =>
  saveFile(
    new File(
      [`${[KEY_HEADER, ...listingColumns.map(({ header }) => header)].join(',')}\r\n`],
      'listings-template.csv',
      {
        type: 'text/csv',
      },
    ),
  )

/** Adds or changes listings from a file: it is tried as soon as it is chosen, and then taken. */
export function ListingImport({ isAdmin }: { isAdmin: boolean }) {
  const queryClient = useQueryClient()
  const [sellerId, setSellerId] = useState<number>()
  const [file, setFile] = useState<File>()
  const [mode, setMode] = useState<FileMode>('add')
  const more = { ...(isAdmin ? { sellerId } : {}), ...(mode === 'change' ? { change: true } : {}) }
  const trial = useMutation({
    mutationFn: async (chosen: File) =>
      (await client.supply.importFile({ file: chosen, dryRun: true, ...more })).results,
  })
  const taking = useMutation({
    mutationFn: async ({ chosen, confirmPrices }: { chosen: File; confirmPrices?: string }) =>
      (await client.supply.importFile({ file: chosen, ...more, ...(confirmPrices ? { confirmPrices } : {}) })).results,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: apiQuery.supply.key() }),
  })
  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    taking.reset()
    trial.mutate(chosen)
  }
  const failure = taking.error ?? trial.error
  return (
    <Page
      title={words.title}
      description={words.lead}
      actions={
        <Button variant="outline" onClick={template}>
          <Download aria-hidden />
          {words.template}
        </Button>
      }
    >
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {isAdmin ? (
          <ProviderChoice
            value={sellerId}
            onChange={(chosen) => {
              setSellerId(chosen)
              trial.reset()
              taking.reset()
            }}
          />
        ) : null}
        <ModeChoice
          value={mode}
          onChange={(chosen) => {
            setMode(chosen)
            setFile(undefined)
            trial.reset()
            taking.reset()
          }}
        />
        <FileChoice
          isBusy={trial.isPending || taking.isPending}
          isDisabled={isAdmin && sellerId === undefined}
          name={file?.name}
          onChoose={choose}
        />
        {trial.isPending ? (
          <p role="status" className="text-muted-foreground text-sm">
            {words.trying}
          </p>
        ) : null}
        {failure ? <Failure error={failure} /> : null}
        {mode === 'change' ? (
          <Changes
            outcome={taking.data ?? (taking.error ? undefined : trial.data)}
            isBusy={taking.isPending}
            onTake={(confirmPrices) => (file ? taking.mutate({ chosen: file, confirmPrices }) : undefined)}
          />
        ) : taking.data ? (
          <Added outcome={taking.data} isAdmin={isAdmin} />
        ) : trial.data && !taking.error ? (
          <Trial
            outcome={trial.data}
            isBusy={taking.isPending}
            onTake={() => (file ? taking.mutate({ chosen: file }) : undefined)}
          />
        ) : null}
        <ColumnGuide />
      </div>
    </Page>
  )
}

type ChangesProps = { outcome: Outcome | undefined; isBusy: boolean; onTake: (confirmPrices: string) => void }

const Changes = ({ outcome, ...rest }: ChangesProps) => (outcome ? <ChangeOutcome outcome={outcome} {...rest} /> : null)

type FileChoiceProps = {
  isBusy: boolean
  isDisabled: boolean
  name: string | undefined
  onChoose: (file: File | undefined) => void
}

function FileChoice({ isBusy, isDisabled, name, onChoose }: FileChoiceProps) {
  const input = useId()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        id={input}
        type="file"
        accept=".csv,.xlsx"
        aria-label={words.file}
        className="peer sr-only"
        disabled={isBusy || isDisabled}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={input}
        className="bg-primary text-primary-foreground rounded-control peer-focus-visible:outline-ring inline-flex min-h-11 cursor-pointer items-center px-5 text-sm font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-disabled:cursor-not-allowed peer-disabled:opacity-55"
      >
        {name ? words.chooseAgain : words.choose}
      </label>
      {name ? <span className="text-muted-foreground min-w-0 truncate text-sm">{name}</span> : null}
    </div>
  )
}

function Failure({ error }: { error: Error }) {
  const { message, issues } = toProblem(error)
  return (
    <Notice tone="danger" announce title={words.failed}>
      {issues.length > 0 ? <Issues issues={issues} /> : message}
    </Notice>
  )
}

function Trial({ outcome, isBusy, onTake }: { outcome: Outcome; isBusy: boolean; onTake: () => void }) {
  const { rows, drafts, issues } = outcome
  if (issues.length > 0)
    return (
      <Notice tone="warning" announce title={words.wrong(issues.length)}>
        <p>{words.wrongLead}</p>
        <Issues issues={issues} />
      </Notice>
    )
  return (
    <Notice
      tone="info"
      announce
      title={words.ready(rows)}
      action={
        <Button busy={isBusy} onClick={onTake}>
          {words.add(rows)}
        </Button>
      }
    >
      {words.split(rows - drafts, drafts)}
    </Notice>
  )
}

const Issues = ({ issues }: { issues: readonly Issue[] }) => (
  <ul className="mt-2 max-h-96 list-disc overflow-y-auto ps-5">
    {issues.map(({ message }, index) => (
      <li key={`${index} ${message}`}>{message}</li>
    ))}
  </ul>
)

function Added({ outcome, isAdmin }: { outcome: Outcome; isAdmin: boolean }) {
  return (
    <Notice
      tone="success"
      announce
      title={words.added(outcome.created)}
      action={
        <Button asChild size="sm" variant="outline">
          {isAdmin ? (
            <Link to="/dashboard/visible">{words.toTable}</Link>
          ) : (
            <Link to="/settings" hash="warehouses">
              {words.toOwn}
            </Link>
          )}
        </Button>
      }
    >
      {words.split(outcome.rows - outcome.drafts, outcome.drafts)}
    </Notice>
  )
}

function ColumnGuide() {
  return (
    <details className="rounded-card bg-card border p-4">
      <summary className="disclosure font-semibold">{words.columns}</summary>
      <table className="mt-3 w-full text-start text-sm">
        <thead>
          <tr className="border-b">
            <th scope="col" className="py-2 text-start font-semibold">
              {words.column}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {words.hint}
            </th>
          </tr>
        </thead>
        <tbody>
          {listingColumns.map(({ header, hint }) => (
            <tr key={header} className="border-b last:border-0">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal whitespace-nowrap">
                {header}
              </th>
              <td className="text-muted-foreground py-1.5">{hint ? sayName(hint) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
