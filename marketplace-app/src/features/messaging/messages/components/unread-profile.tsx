import { useQuery } from '@tanstack/react-query'
import { Button } from '@stackyard/shared/ui/button'
import { EmptyState } from '@stackyard/shared/ui/empty-state'
import { documentPath } from '@stackyard/shared/ui/say'
import { apiQuery } from '../../../../lib/api'
import { sitePath } from '../../../../lib/language'
import { messageTexts as words } from '../../../../lib/texts/messages'

/** Takes the place of a thread with a managed profile: nobody would read it. The ways on are to claim it or to write to us. */
export function UnreadProfile({ id }: { id: number }) {
  const profile = useQuery(
    apiQuery.users.get.queryOptions({ input: { id: String(id) }, select: ({ results }) => results, retry: false }),
  ).data
  return (
    <EmptyState
      title={words.nobodyReads(profile?.name ?? words.thisProfile)}
      className="h-full justify-center"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <a href={sitePath('/contact-us')}>{words.contact}</a>
          </Button>
          {profile?.isClaimable ? (
            <Button asChild variant="outline">
              <a href={documentPath(`/users/${profile.userType}/${encodeURIComponent(profile.userUrl)}#claim`)}>
                {words.claim}
              </a>
            </Button>
          ) : null}
        </div>
      }
    >
      {words.nobodyReadsLead}
    </EmptyState>
  )
}
