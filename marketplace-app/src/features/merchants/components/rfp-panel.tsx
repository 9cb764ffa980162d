import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { text } from '@stackyard/shared/messages/text'
import type { MerchantRecord } from '@stackyard/shared/schema/merchant'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { formatDay } from '@stackyard/shared/ui/format'
import { Skeleton } from '@stackyard/shared/ui/skeleton'
import { apiQuery, client } from '../../../lib/api'
import { notifyDone, notifyFailure } from '../../../lib/notify'
import { toProblem } from '../../../lib/problem'
import { merchantTexts as words } from '../../../lib/texts/merchants'
import { ownRfpQuery } from '../queries'
import { toBody, toForm } from '../rfp-form'
import { DownloadRfp } from './download-rfp'
import { RfpAccesses } from './rfp-accesses'
import { RfpBasics, RfpContact, RfpExtra, type RfpSectionProps } from './rfp-sections'
import { ShareRfp } from './share-rfp'

/** Settings #RFP: the own request for proposal, and who may read it (001 §2.2, 002 §2.10). */
export function RfpPanel() {
  const query = useQuery(ownRfpQuery())
  if (query.isPending) return <Skeleton className="rounded-card h-96 max-w-3xl" />
  if (!query.data) return <ErrorState message={toProblem(query.error).message} onRetry={() => void query.refetch()} />
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <RfpEditor record={query.data} />
      {query.data.updatedAt ? <ShareRfp merchantId={query.data.id} /> : null}
      <RfpAccesses />
    </div>
  )
}

function RfpEditor({ record }: { record: MerchantRecord }) {
  const queryClient = useQueryClient()
  const [form, setForm] = useState(() => toForm(record))
  const [problems, setProblems] = useState<readonly { path: string; message: string }[]>([])
  const settle = () => queryClient.invalidateQueries({ queryKey: apiQuery.merchant.key() })
  const refuse = (title: string) => (error: unknown) => {
    setProblems(toProblem(error).issues)
    notifyFailure(title, error)
  }
  const save = useMutation({
    mutationFn: () => client.merchant.updateOwn(toBody(form)),
    onMutate: () => setProblems([]),
    onSuccess: () => {
      notifyDone(words.saved)
      return settle()
    },
    onError: refuse(words.saveFailed),
  })
  const submit = useMutation({
    mutationFn: () => client.merchant.submit({ ...toBody(form), merchantId: record.id }),
    onMutate: () => setProblems([]),
    onSuccess: () => {
      notifyDone(text('rfp.update.success'))
      return settle()
    },
    onError: refuse(words.submitFailed),
  })
  const errors = Object.fromEntries(problems.map(({ path, message }) => [path, message]))
  const section: RfpSectionProps = {
    form,
    errors,
    onChange: (change) => setForm({ ...form, ...change }),
    onAnswers: (group, answers) => setForm({ ...form, [group]: answers }),
  }
  return (
    <section aria-labelledby="rfp-title" className="grid gap-8">
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="rfp-title" className="font-display text-lg font-semibold">
            {words.standing.title}
          </h2>
          <Badge tone={record.submittedAt ? 'success' : 'neutral'}>
            {record.submittedAt ? words.submittedOn(formatDay(record.submittedAt)) : words.draft}
          </Badge>
        </div>
        <p className="text-muted-foreground mt-1 text-sm">{words.panelLead}</p>
      </div>
      <RfpContact {...section} />
      <RfpBasics {...section} />
      <RfpExtra group="inboundOrderProfile" {...section} />
      <RfpExtra group="outboundOrderProfile" {...section} />
      <RfpExtra group="inventoryOrderProfile" {...section} />
      {problems.length > 0 ? (
        <div role="alert" className="text-danger-ink text-sm">
          <p>{words.missing}</p>
          <ul className="list-disc ps-5">
            {problems.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={submit.isPending} onClick={() => submit.mutate()}>
          {words.submit}
        </Button>
        <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
          {words.save}
        </Button>
        {record.updatedAt ? <DownloadRfp id={record.id} /> : null}
      </div>
    </section>
  )
}
