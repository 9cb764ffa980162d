import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewsletterSend } from '@stackyard/shared/schema/newsletter'
import { Button } from '@stackyard/shared/ui/button'
import { apiQuery } from '../../../../lib/api'
import { notifyDone, notifyFailure } from '../../../../lib/notify'
import { ownNewsletterTexts as words } from '../../../../lib/texts/own-newsletter'

type Props = { send: NewsletterSend; cancel: (id: number) => Promise<unknown> }

/** Takes back a sending that has not begun; nothing for others. */
export function TakeBack({ send, cancel }: Props) {
  const queryClient = useQueryClient()
  const taking = useMutation({
    mutationFn: () => cancel(send.id),
    onSuccess: () => notifyDone(words.cancelled, { failed: words.cancelFailed }),
    onError: (error) => notifyFailure(words.cancelFailed, error),
    onSettled: () =>
      Promise.all(
        [apiQuery.newsletter.sends.key(), apiQuery.sellerNewsletter.key()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  if (send.state !== 'scheduled') return null
  return (
    <Button
      size="sm"
      variant="outline"
      busy={taking.isPending}
      aria-label={words.cancelOf(send.subject)}
      onClick={() => taking.mutate()}
    >
      {words.cancel}
    </Button>
  )
}
