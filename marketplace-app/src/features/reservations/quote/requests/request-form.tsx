import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { MOST_LOTS } from '@stackyard/shared/reference/sourcing-terms'
import { ApiError } from '@stackyard/shared/contract/api-error'
import { Button } from '@stackyard/shared/ui/button'
import { Field } from '@stackyard/shared/ui/field'
import { Input, Textarea } from '@stackyard/shared/ui/input'
import { client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { sourcingTexts } from '../../../../lib/texts/sourcing'
import { AttachedFiles } from '../components/attached-files'
import { LotFields } from './lot-fields'
import { ProfileFields } from './profile-fields'
import { lotErrors, lotOf, type RequestDraft, toRequest } from './request-draft'
import { WarehousePicker } from './warehouse-picker'

const words = sourcingTexts.form

/** Saves or sends a request, and opens it. */
function useSend(draft: RequestDraft, id: number | null) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (isSent: boolean) => {
      const request = toRequest(draft, isSent)
      return id === null ? client.sourcing.create(request) : client.sourcing.save({ id, ...request })
    },
    onSuccess: async ({ results }, isSent) => {
      notifyDone(isSent ? words.sent : words.saved)
      await queryClient.invalidateQueries()
      await navigate({ to: '/dashboard/requests/$id', params: { id: String(results.id) } })
    },
    onError: (error) => notifyFailure(words.failed, error),
  })
}

/** A new request to several warehouses, or a draft that goes on. */
export function RequestForm({ first, id }: { first: RequestDraft; id: number | null }) {
  const [draft, setDraft] = useState(first)
  const change = (changes: Partial<RequestDraft>) => setDraft((current) => ({ ...current, ...changes }))
  const send = useSend(draft, id)
  const issues = send.error instanceof ApiError ? send.error.issues : []
  const errorOf = (path: string): string => issues.find((issue) => issue.path === path)?.message ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate(true)
  }
  return (
    <form noValidate className="grid max-w-4xl gap-8" onSubmit={submit}>
      <Field label={words.name} hint={words.nameHint} required error={errorOf('title')}>
        {(control) => (
          <Input
            {...control}
            maxLength={160}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Lots draft={draft} onChange={change} issues={issues} />
      <WarehousePicker
        lot={draft.lots[0]}
        chosen={draft.warehouses}
        error={errorOf('warehouseIds')}
        onChange={(warehouses) => change({ warehouses })}
      />
      <Asked draft={draft} onChange={change} errorOf={errorOf} />
      <ProfileFields profile={draft.profile} errorOf={errorOf} onChange={(profile) => change({ profile })} />
      <p role="alert" className="text-danger-ink text-sm empty:hidden">
        {issues.length > 0 ? words.check : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={send.isPending}>
          {words.send(draft.warehouses.length)}
        </Button>
        <Button type="button" variant="outline" disabled={send.isPending} onClick={() => send.mutate(false)}>
          {words.save}
        </Button>
        {id === null ? null : <DiscardButton id={id} />}
      </div>
    </form>
  )
}

/** Ends a draft that nobody was told of. */
function DiscardButton({ id }: { id: number }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const discard = useMutation({
    mutationFn: () => client.sourcing.close({ id }),
    onSuccess: async () => {
      await navigate({ to: '/dashboard/requests' })
      await queryClient.invalidateQueries()
    },
    onError: (error) => notifyFailure(sourcingTexts.close.failed, error),
  })
  return (
    <Button type="button" variant="ghost" busy={discard.isPending} onClick={() => discard.mutate()}>
      {words.discard}
    </Button>
  )
}

type PartProps = { draft: RequestDraft; onChange: (changes: Partial<RequestDraft>) => void }

function Lots({ draft, onChange, issues }: PartProps & { issues: readonly { path: string; message: string }[] }) {
  const { lots } = draft
  const add = () => {
    const key = Math.max(...lots.map((lot) => lot.key)) + 1
    onChange({ lots: [...lots, lotOf(key, { ...lots.at(-1)?.need, quantity: undefined }, new Date())] })
  }
  return (
    <section className="grid gap-4">
      <h2 className="font-display text-lg font-semibold">{words.needs}</h2>
      {lots.map((lot, at) => (
        <LotFields
          key={lot.key}
          lot={lot}
          number={at + 1}
          errors={lotErrors(issues, at)}
          onChange={(next) => onChange({ lots: lots.map((one) => (one.key === lot.key ? next : one)) })}
          onRemove={lots.length > 1 ? () => onChange({ lots: lots.filter((one) => one.key !== lot.key) }) : null}
        />
      ))}
      {lots.length < MOST_LOTS ? (
        <div>
          <Button type="button" variant="outline" onClick={add}>
            {words.addNeed}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function Asked({ draft, onChange, errorOf }: PartProps & { errorOf: (path: string) => string }) {
  return (
    <section className="grid gap-4">
      <Field label={words.message} required error={errorOf('message')}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={4000}
            value={draft.message}
            onChange={(event) => onChange({ message: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.questions} hint={words.questionsHint} error={errorOf('questions')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft.questions}
            onChange={(event) => onChange({ questions: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.answerBy} hint={words.answerByHint} required error={errorOf('answerBy')} className="max-w-60">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={draft.answerBy}
            onChange={(event) => onChange({ answerBy: event.target.value })}
          />
        )}
      </Field>
      <AttachedFiles files={draft.files} hint={words.filesHint} onChange={(files) => onChange({ files })} />
    </section>
  )
}
