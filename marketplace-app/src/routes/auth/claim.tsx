import { createFileRoute } from '@tanstack/react-router'
import { AuthCard } from '../../components/auth-card'
import { Notice } from '../../components/notice'
import { ClaimVerification } from '../../features/accounts/people/components/claim-verification'
import { readTokenSearch } from '../../lib/return-search'
import { peopleTexts } from '../../lib/texts/people'

const words = peopleTexts.claims.verify

/** The link of a claim's mail. */
export const Route = createFileRoute('/auth/claim')({ validateSearch: readTokenSearch, component: ClaimPage })

function ClaimPage() {
  const { token } = Route.useSearch()
  return (
    <AuthCard title={words.title} lead={words.lead}>
      {token ? <ClaimVerification token={token} /> : <Notice tone="warning">{words.incomplete}</Notice>}
    </AuthCard>
  )
}
