import { createFileRoute } from '@tanstack/react-router'
import type { Session } from '@stackyard/shared/schema/account'
import { SocialReturn, type SocialAnswer } from '../../features/accounts/account/components/social-return'
import { landingAfterLogin, landingAfterRegister } from '../../features/accounts/account/landing'
import { present, type RawSearch, readOneOf, readText } from '@stackyard/shared/domain/read-search'
import { startSession } from '../../lib/session'

export const Route = createFileRoute('/auth/social/$provider')({
  validateSearch: (search: RawSearch): SocialAnswer =>
    present({
      code: readText(search.code, 4000),
      state: readText(search.state, 500),
      iss: readText(search.iss, 500),
      error: readText(search.error, 200),
    }),
  component: SocialReturnPage,
})

/** A load of the next page in place of this one: no code stays in the history, nothing in memory of whoever was here. */
const begin = (session: Session, path: string): void => {
  startSession(session)
  window.location.replace(path)
}

/** Where Google and LinkedIn send people back to. */
function SocialReturnPage() {
  const { provider } = Route.useParams()
  return (
    <SocialReturn
      provider={readOneOf(provider, ['google', 'linkedin'] as const)}
      answer={Route.useSearch()}
      onSignedIn={(session, returnTo) => begin(session, landingAfterLogin(returnTo))}
      onOpened={(session, returnTo) => begin(session, landingAfterRegister(returnTo, session.user))}
      onLinked={(returnTo) => window.location.replace(landingAfterLogin(returnTo))}
    />
  )
}
