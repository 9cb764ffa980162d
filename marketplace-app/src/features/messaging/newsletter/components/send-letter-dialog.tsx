import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent } from 'react'
import type { SellerNewsletter } from '@stackyard/shared/schema/seller-newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { Dialog } from '@stackyard/shared/ui/dialog'
import { TextField } from '../../../../components/form-fields'
import { FormProblem } from '../../../../components/form-problem'
import { apiQuery, client } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { toProblem } from '../../../../lib/problem'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'

/** How a newsletter reads, a test of it, and its sending: now or at a moment of the browser's own time. */
export function SendLetterDialog({ letter, onClose }: { letter: SellerNewsletter; onClose: () => void }) {
  const queryClient = useQueryClient()
  const send = useMutation({
    mutationFn: (sendAt: string) =>
      client.sellerNewsletter.send({ id: letter.id, sendAt: sendAt === '' ? null : new Date(sendAt).toISOString() }),
    onSuccess: (_, sendAt) => {
      notifyDone(sendAt === '' ? words.sent : words.scheduled)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiQuery.sellerNewsletter.key() }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(String(new FormData(event.currentTarget).get('sendAt') ?? ''))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || send.isPending ? undefined : onClose())}
      title={words.sendTitle}
      description={words.sendText(letter.subject)}
      className="w-full max-w-2xl"
    >
      {/* Rendered by the server from the plain text; tags are its own, words are escaped. */}
      <div
        className="rounded-card [&_a]:text-link mb-5 max-h-72 space-y-3 overflow-y-auto border p-4 break-words [&_a]:underline [&_h2]:text-lg [&_h2]:font-semibold [&_li]:ms-5 [&_ol]:list-decimal [&_ul]:list-disc"
        tabIndex={0}
        role="region"
        aria-label={letter.subject}
        dangerouslySetInnerHTML={{ __html: letter.html }}
      />
      <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
        <TextField label={words.when} hint={words.whenHint} type="datetime-local" name="sendAt" />
        <FormProblem problem={send.isError ? toProblem(send.error) : null} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={send.isPending}>
            {words.send}
          </Button>
          <TestButton id={letter.id} />
        </div>
      </form>
    </Dialog>
  )
}

function TestButton({ id }: { id: number }) {
  const test = useMutation({
    mutationFn: () => client.sellerNewsletter.send({ id, test: true }),
    onSuccess: ({ results }) => notifyDone(words.tested(results.testTo ?? ''), { failed: words.testFailed }),
    onError: (error) => notifyFailure(words.testFailed, error),
  })
  return (
    <Button type="button" variant="outline" busy={test.isPending} onClick={() => test.mutate()}>
      {words.test}
    </Button>
  )
}
