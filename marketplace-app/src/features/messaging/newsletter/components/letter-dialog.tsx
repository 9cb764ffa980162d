import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { SellerNewsletter } from '@stackyard/shared/schema/seller-newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { Field } from '@stackyard/shared/ui/field'
import { Textarea } from '@stackyard/shared/ui/input'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { showRefusal } from '../../../../lib/form'
import { notifyDone } from '../../../../lib/notify'
import type { Problem } from '../../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'

type Values = { subject: string; preheader: string; text: string }

/** A seller's newsletter to write or change; what was typed stays when it is refused. */
export function LetterDialog({ letter, onClose }: { letter: SellerNewsletter | null; onClose: () => void }) {
  const { subject = '', preheader = '', text = '' } = letter ?? {}
  const form = useForm<Values>({ defaultValues: { subject, preheader, text } })
  const [problem, setProblem] = useState<Problem | null>(null)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (values: Values) =>
      letter ? client.sellerNewsletter.update({ ...values, id: letter.id }) : client.sellerNewsletter.create(values),
    onSuccess: async () => {
      notifyDone(words.saved)
      onClose()
      await queryClient.invalidateQueries({ queryKey: apiQuery.sellerNewsletter.list.key() })
    },
    onError: (error) => setProblem(showRefusal(form, error)),
  })
  const submit = form.handleSubmit((values) => {
    setProblem(null)
    save.mutate(values)
  })
  const { errors } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || save.isPending ? undefined : onClose())}
      title={words.editTitle}
      className="w-full max-w-2xl"
    >
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.subject}
          required
          maxLength={120}
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextField
          label={words.preheader}
          hint={words.preheaderHint}
          maxLength={140}
          error={errors.preheader?.message}
          {...form.register('preheader')}
        />
        <Field label={words.text} hint={words.textHint} required error={errors.text?.message}>
          {(control) => <Textarea {...control} {...form.register('text')} rows={12} maxLength={10_000} />}
        </Field>
        <FormProblem problem={problem} />
        <Button type="submit" busy={save.isPending} className="justify-self-start">
          {words.save}
        </Button>
      </form>
    </Dialog>
  )
}
