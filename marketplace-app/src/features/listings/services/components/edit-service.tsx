import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { selectableServiceTypes, type ServiceTypeKey } from '@stackyard/shared/reference/service-types'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { serviceTypeLabel } from '@stackyard/shared/ui/service-card'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { toProblem } from '../../../../lib/problem'
import { userAtom } from '../../../../lib/session'
import { serviceFormTexts as words } from '../../../../lib/texts/service-form'
import { type FormTarget, recordQuery } from '../queries'
import { blankService, contentOf } from '../service-values'
import { ServiceForm } from './service-form'

export type EditServiceProps = {
  target: FormTarget
  /** The type a new service starts with. */
  type?: string | undefined
}

const known = (type: string | null | undefined): ServiceTypeKey | undefined =>
  selectableServiceTypes.find((one) => one === type?.toLowerCase())

/** The form on a service that is there, or on a blank one of the type that is wanted. */
export function EditService({ target, type }: EditServiceProps) {
  const user = useAtomValue(userAtom)
  const query = useQuery(recordQuery(target))
  const [round, setRound] = useState(0)
  if (query.isPending) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const record = query.data
  const first = known(type) ?? known(target.kind === 'own' ? user?.serviceType : null) ?? 'transportation'
  const reload = async () => {
    await query.refetch()
    setRound(round + 1)
  }
  const title = record
    ? words.editTitle(record.name)
    : target.kind === 'own'
      ? words.createTitle
      : target.kind === 'partner'
        ? words.partnerTitle(serviceTypeLabel(first))
        : words.managedTitle
  return (
    <Page title={title}>
      <ServiceForm
        key={`${record?.id ?? 'new'}-${round}`}
        start={record ? contentOf(record) : blankService(first, target.kind === 'own' ? (user?.company ?? '') : '')}
        record={record}
        target={target}
        onReload={() => void reload()}
      />
    </Page>
  )
}
