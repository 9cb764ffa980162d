import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '@stackyard/shared/ui/error-state'
import { NotFoundPage } from '../../../../components/not-found-page'
import { Page } from '../../../../components/page'
import { PagePending } from '../../../../components/page-pending'
import { toProblem } from '../../../../lib/problem'
import { listingFormTexts as words } from '../../../../lib/texts/listing-form'
import { blankContent, cloneOf, contentOf } from '../listing-values'
import { ownRecordQuery } from '../queries'
import { WithRoom } from './full-plan'
import { WarehouseForm } from './warehouse-form'

/** The form on a blank listing. */
export function CreateWarehouse({ managerId }: { managerId?: number | undefined }) {
  const [start] = useState(blankContent)
  const form = (
    <Page title={words.createTitle}>
      <WarehouseForm start={start} record={null} managerId={managerId} onReload={() => undefined} />
    </Page>
  )
  return managerId === undefined ? <WithRoom title={words.createTitle}>{form}</WithRoom> : form
}

export type EditWarehouseProps = {
  id: string
  /** Starts a new listing from this one. */
  clone?: boolean
}

/** The form on a listing of one's own, or on a copy of it. */
export function EditWarehouse({ id, clone = false }: EditWarehouseProps) {
  const query = useQuery(ownRecordQuery(id))
  const [round, setRound] = useState(0)
  if (query.isPending || (query.isFetching && query.data === undefined)) return <PagePending />
  if (query.isError) {
    const { status, message, reference } = toProblem(query.error)
    if (status === 404) return <NotFoundPage />
    return <ErrorState className="py-16" message={message} reference={reference} onRetry={() => void query.refetch()} />
  }
  const record = query.data
  const reload = async () => {
    await query.refetch()
    setRound(round + 1)
  }
  const form = (
    <Page title={clone ? words.cloneTitle : words.editTitle(record.name)}>
      <WarehouseForm
        key={`${record.id}-${round}`}
        start={clone ? cloneOf(record) : contentOf(record)}
        record={clone ? null : record}
        managerId={clone && record.sellerType === 'manager' ? record.sellerId : undefined}
        onReload={() => void reload()}
      />
    </Page>
  )
  const isOwnClone = clone && record.sellerType !== 'manager'
  return isOwnClone ? <WithRoom title={words.cloneTitle}>{form}</WithRoom> : form
}
