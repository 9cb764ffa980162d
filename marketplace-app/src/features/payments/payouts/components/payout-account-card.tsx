import { useMutation } from '@tanstack/react-query'
import type { PayoutAccount } from '@stackyard/shared/schema/payout'
import { Badge } from '@stackyard/shared/ui/badge'
import { Button } from '@stackyard/shared/ui/button'
import { client } from '../../../../lib/api'
import { notifyFailure } from '../../../../lib/notify'
import { payoutTexts as words } from '../../../../lib/texts/payouts'

const tone = { none: 'neutral', incomplete: 'warning', review: 'info', ready: 'success' } as const

/** Leads to the provider's page for the account, in a tab of its own where the browser allows it. */
function ChangeBank() {
  const open = useMutation({
    mutationFn: (_tab: Window | null) => client.payout.accountPage(),
    onSuccess: ({ results }, tab) => (tab ?? window).location.assign(results.url),
    onError: (error, tab) => {
      tab?.close()
      notifyFailure(words.failed, error)
    },
  })
  return (
    <Button
      variant="outline"
      className="justify-self-start"
      busy={open.isPending}
      onClick={() => {
        // A tab that is opened after the answer would be taken for a pop-up.
        const tab = window.open('about:blank')
        if (tab) tab.opener = null
        open.mutate(tab)
      }}
    >
      {words.change}
    </Button>
  )
}

/** How far the seller's account at the payment provider is, and the way to its form. */
export function PayoutAccountCard({ account }: { account: PayoutAccount }) {
  const begin = useMutation({
    mutationFn: () => client.payout.onboarding(),
    onSuccess: ({ results }) => window.location.assign(results.url),
    onError: (error) => notifyFailure(words.failed, error),
  })
  const { title, lead, action } = words.account[account.state]
  return (
    <div className="rounded-card bg-card grid grid-cols-1 gap-3 border p-5">
      <p>
        <Badge tone={tone[account.state]}>{title}</Badge>
      </p>
      <p className="text-muted-foreground text-sm">{lead}</p>
      {action ? (
        <Button className="justify-self-start" busy={begin.isPending} onClick={() => begin.mutate()}>
          {action}
        </Button>
      ) : null}
      {account.state === 'ready' || account.state === 'review' ? <ChangeBank /> : null}
    </div>
  )
}
