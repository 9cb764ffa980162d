import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ConfirmedListing } from '@stackyard/shared/schema/freshness'
import { Button } from '@stackyard/shared/ui/button'
import { FormProblem } from '../../../../components/form-problem'
import { LinkCheck, onceALink } from '../../../../components/link-check'
import { Notice } from '../../../../components/notice'
import { apiQuery, client } from '../../../../lib/api'
import { toProblem } from '../../../../lib/problem'
import { listingConfirmTexts as words } from '../../../../lib/texts/listing-confirm'

/** The listing a reminder's link is for, and the button that confirms it: opening the link alone changes nothing. */
export function ConfirmByLink({ token }: { token: string }) {
  const linked = useQuery(
    apiQuery.supply.confirmLink.queryOptions({
      input: { token },
      select: (reply) => reply.results,
      ...onceALink,
    }),
  )
  const confirmation = useMutation({ mutationFn: async () => client.supply.confirmByLink({ token }) })
  if (confirmation.isSuccess)
    return (
      <Notice tone="success" announce title={words.doneTitle} action={<ToListings />}>
        {words.done(confirmation.data.results.name)}
      </Notice>
    )
  return (
    <LinkCheck
      query={linked}
      working={words.working}
      failed={
        <Notice tone="warning" announce title={words.failed} action={<ToListings />}>
          {words.failedLead}
        </Notice>
      }
    >
      {(listing) => (
        <div className="grid grid-cols-1 gap-5">
          <Facts listing={listing} />
          <Button block busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {words.confirm}
          </Button>
          <Button asChild block variant="outline">
            <Link to="/dashboard/warehouses/edit/$id" params={{ id: String(listing.id) }}>
              {words.change}
            </Link>
          </Button>
          <FormProblem problem={confirmation.error ? toProblem(confirmation.error) : null} />
        </div>
      )}
    </LinkCheck>
  )
}

function Facts({ listing: { name, city, totalSpace } }: { listing: ConfirmedListing }) {
  return (
    <div className="rounded-card bg-card border p-4">
      <p className="font-semibold">{name}</p>
      <p className="text-muted-foreground mt-1 text-sm">
        {[city, words.space(totalSpace)].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

const ToListings = () => (
  <Button asChild size="sm" variant="outline">
    <Link to="/settings" hash="warehouses">
      {words.goOn}
    </Link>
  </Button>
)
