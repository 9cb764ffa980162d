import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { newsletterSegments } from '@stackyard/shared/reference/newsletter'
import type { Newsletter } from '@stackyard/shared/schema/newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { ConfirmDialog } from '@stackyard/shared/ui/dialog'
import { SelectField, TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { newsletterTexts as words } from '../../../../lib/texts/newsletter'
import { emptySend, type SendValues, toSendInput } from '../send-values'

const segments = newsletterSegments.map(({ key, name }) => ({ value: key as string, label: name as string }))

/** Which newsletter, to whom and when; a test first, a question last. */
export function SendForm() {
  const form = useForm<SendValues>({ defaultValues: emptySend })
  const [asked, setAsked] = useState<SendValues | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const { data } = useQuery(apiQuery.newsletter.templates.queryOptions({ input: { limit: 100 } }))
  const templates = data?.results ?? []
  const values = form.watch()
  const chosen = templates.find(({ id }) => String(id) === values.newsletterId)
  const send = useMutation({
    mutationFn: (sent: SendValues) => client.newsletter.sendTemplate(toSendInput(sent)),
    onSuccess: async (_, { sendAt }) => {
      notifyDone(sendAt === '' ? words.sent : words.scheduled)
      form.reset(emptySend)
      await queryClient.invalidateQueries({ queryKey: apiQuery.newsletter.sends.key() })
    },
    onError: (error) => setProblem(showRefusal(form, error)),
    onSettled: () => setAsked(null),
  })
  const submit = form.handleSubmit((sent) => {
    setProblem(null)
    setAsked(sent)
  })
  return (
    <form noValidate className="grid max-w-2xl grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
      <SendFields form={form} templates={templates} />
      {chosen && !chosen.isReady ? (
        <Notice tone="warning" action={<a href={`/admin/collections/newsletters/${chosen.id}`}>{words.openInPanel}</a>}>
          {words.needsReady}
        </Notice>
      ) : null}
      <FormProblem problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!chosen?.isReady}>
          {values.sendAt === '' ? words.send : words.schedule}
        </Button>
        <TestButton newsletter={chosen} />
      </div>
      {chosen ? <p className="text-muted-foreground text-sm">{chosen.preheader}</p> : null}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={words.sendTitle}
        confirmLabel={values.sendAt === '' ? words.send : words.schedule}
        busy={send.isPending}
        onConfirm={() => (asked ? send.mutate(asked) : undefined)}
      >
        {words.sendText(chosen?.subject ?? '', segments.find(({ value }) => value === values.segment)?.label ?? '')}
      </ConfirmDialog>
    </form>
  )
}

type FieldsProps = { form: ReturnType<typeof useForm<SendValues>>; templates: readonly Newsletter[] }

function SendFields({ form, templates }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <SelectField
        label={words.which}
        required
        placeholder={words.none}
        options={templates.map(({ id, subject, isReady }) => ({
          value: String(id),
          label: isReady ? subject : words.notReady(subject),
        }))}
        error={errors.newsletterId?.message}
        {...form.register('newsletterId')}
      />
      <SelectField label={words.who} options={segments} error={errors.segment?.message} {...form.register('segment')} />
      {form.watch('segment') === 'seller' ? (
        <TextField
          label={words.seller}
          hint={words.sellerHint}
          required
          inputMode="numeric"
          error={errors.sellerId?.message}
          {...form.register('sellerId')}
        />
      ) : null}
      <TextField
        label={words.when}
        hint={words.whenHint}
        type="datetime-local"
        error={errors.sendAt?.message}
        {...form.register('sendAt')}
      />
    </>
  )
}

function TestButton({ newsletter }: { newsletter: Newsletter | undefined }) {
  const test = useMutation({
    mutationFn: (newsletterId: number) => client.newsletter.sendTemplate({ newsletterId, segment: 'news', test: true }),
    onSuccess: ({ results }) => notifyDone(words.tested(results.testTo ?? ''), { failed: words.failed }),
    onError: (error) => notifyFailure(words.failed, error),
  })
  return (
    <Button
      type="button"
      variant="outline"
      disabled={!newsletter}
      busy={test.isPending}
      onClick={() => (newsletter ? test.mutate(newsletter.id) : undefined)}
    >
      {words.test}
    </Button>
  )
}
