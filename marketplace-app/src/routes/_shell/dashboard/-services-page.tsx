import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { buttonVariants } from '@stackyard/shared/ui/button'
import { Page } from '../../../components/page'
import { ServiceList } from '../../../features/listings/services/components/service-list'
import { ServiceTypes } from '../../../features/listings/services/components/service-types'
import type { ServiceScope, ServiceSearch } from '../../../features/listings/services/service-search'
import { userAtom } from '../../../lib/session'
import { serviceTexts as words } from '../../../lib/texts/services'

export type ServicesPageProps = {
  title?: string | undefined
  scope: ServiceScope
  search: ServiceSearch
  /** Partner lists have types of their own. */
  base?: '/dashboard/services/type' | '/dashboard/partner/services'
  actions?: ReactNode
}

/** A list of services on a page of its own; search and page stay in its address. */
export function ServicesPage({ title, scope, search, base = '/dashboard/services/type', actions }: ServicesPageProps) {
  const navigate = useNavigate()
  const user = useAtomValue(userAtom)
  const own =
    user?.userType === 'seller' && user.serviceType !== 'warehouse' ? (
      <Link to="/dashboard/services/edit/$id" params={{ id: 'own' }} className={buttonVariants({ variant: 'outline' })}>
        {words.writeOwn}
      </Link>
    ) : undefined
  return (
    <Page title={title ?? words.title} description={title ? undefined : words.lead} actions={actions ?? own} wide>
      <ServiceTypes base={base} current={scope.type} />
      <ServiceList
        scope={scope}
        search={search}
        onSearch={(next) => void navigate({ to: '.', search: next as never })}
      />
    </Page>
  )
}
