import { createFileRoute } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { ConfirmByLink } from '../../features/management/listing-confirm/components/confirm-by-link'
import { readTokenSearch } from '../../lib/return-search'
import { listingConfirmTexts as words } from '../../lib/texts/listing-confirm'

export const Route = createFileRoute('/auth/confirm-listing')({
  validateSearch: readTokenSearch,
  component: ConfirmListingPage,
})

/** Opened by the link of a reminder, with or without a session. */
function ConfirmListingPage() {
  const { token = '' } = Route.useSearch()
  return (
    <AuthCard title={words.title} lead={words.lead}>
      <ConfirmByLink token={token} />
    </AuthCard>
  )
}
