import { Mail } from 'lucide-react'
import { Button, buttonVariants } from './button'
import { cn } from './cn'
import { say } from './say'

type NewsletterInvitationProps = { sellerId: number; loginHref: string }

const beside =
  'supports-[position-area:block-end]:m-0 supports-[position-area:block-end]:mt-1 supports-[position-area:block-end]:[inset:auto] supports-[position-area:block-end]:[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline]'

/** Subscribe to Newsletter for visitors: a press says what is missing, and leads to it. It opens without a script. */
export function NewsletterInvitation({ sellerId, loginHref }: NewsletterInvitationProps) {
  const id = `newsletter-of-${sellerId}`
  return (
    <>
      <Button
        variant="outline"
        aria-disabled
        popoverTarget={id}
        className="aria-disabled:cursor-pointer aria-disabled:opacity-100"
      >
        <Mail aria-hidden />
        {say('Subscribe to Newsletter')}
      </Button>
      <div
        id={id}
        popover="auto"
        className={`rise-in rounded-card bg-popover text-popover-foreground shadow-float m-auto w-72 max-w-[calc(100vw-2rem)] border p-4 text-sm ${beside}`}
      >
        <p>{say('Newsletters go to merchants with an account.')}</p>
        <a href={loginHref} className={cn(buttonVariants({ size: 'sm' }), 'mt-3')}>
          {say('Log in to subscribe')}
        </a>
      </div>
    </>
  )
}
