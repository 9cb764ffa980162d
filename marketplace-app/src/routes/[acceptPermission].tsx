import { createFileRoute } from '@tanstack/react-router'
import { AuthCard } from '../components/auth-card'
import { AuthFrame } from '../components/auth-frame'
import { Notice } from '../components/notice'
import { AcceptPermission } from '../features/accounts/permissions/components/accept-permission'
import { present, type RawSearch, readText } from '@stackyard/shared/domain/read-search'
import { permissionTexts } from '../lib/texts/permissions'

const words = permissionTexts.accept

/** The link of an invitation's mail. */
export const Route = createFileRoute('/acceptPermission')({
  validateSearch: (search: RawSearch) =>
    present({
      token: readText(search.token, 500),
      permissionUserToken: readText(search.permissionUserToken, 500),
    }),
  component: AcceptPermissionPage,
})

function AcceptPermissionPage() {
  const { token, permissionUserToken } = Route.useSearch()
  return (
    <AuthFrame>
      <AuthCard title={words.title} lead={words.lead}>
        {token && permissionUserToken ? (
          <AcceptPermission token={token} permissionUserToken={permissionUserToken} />
        ) : (
          <Notice tone="warning">{words.incomplete}</Notice>
        )}
      </AuthCard>
    </AuthFrame>
  )
}
