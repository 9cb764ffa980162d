import { createFileRoute } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { requireSession } from '../../../../lib/guards'
import { userAtom } from '../../../../lib/session'
import { PersonRoute } from '../-person-route'

const MerchantStanding = lazy(async () => ({
  default: (await import('../../../../features/reservations/merchants/components/merchant-standing')).MerchantStanding,
}))

export const Route = createFileRoute('/_shell/dashboard/users/customers/$id')({
  beforeLoad: requireSession,
  component: ProfileRoute,
})

function ProfileRoute() {
  const { id } = Route.useParams()
  const role = useAtomValue(userAtom)?.userType
  return (
    <>
      <PersonRoute id={id} />
      {role === 'seller' || role === 'admin' ? (
        <Suspense>
          <MerchantStanding key={id} id={id} />
        </Suspense>
      ) : null}
    </>
  )
}
