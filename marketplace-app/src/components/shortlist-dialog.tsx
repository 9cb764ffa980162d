import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Shortlist } from '@stackyard/shared/schema/shortlist'
import { ShortlistDialog as View, type ShortlistDialogProps } from '@stackyard/shared/ui/explore/shortlist-dialog'
import { apiQuery, client } from '../lib/api'
import { toProblem } from '../lib/problem'

/** The reader's shortlists with a switch for each, and a new one. */
export function ShortlistDialog({
  listing,
  open,
  onClose,
}: Pick<ShortlistDialogProps, 'listing' | 'open' | 'onClose'>) {
  const queryClient = useQueryClient()
  const read = useQuery(apiQuery.shortlist.list.queryOptions())
  const again = () => queryClient.invalidateQueries({ queryKey: apiQuery.shortlist.key() })
  const onSwitch = async ({ id }: Shortlist, isOn: boolean) => {
    const input = { id, warehouseId: listing.id }
    await (isOn ? client.shortlist.put(input) : client.shortlist.take(input)).finally(again)
  }
  const create = async (name: string) => {
    const { results } = await client.shortlist.create({ name })
    await client.shortlist.put({ id: results.id, warehouseId: listing.id })
  }
  return (
    <View
      listing={listing}
      open={open}
      onClose={onClose}
      lists={read.data?.results}
      problem={read.isError && !read.isFetching ? toProblem(read.error).message : undefined}
      onRetry={() => void read.refetch()}
      onSwitch={onSwitch}
      onCreate={(name) => create(name).finally(again)}
      refusalOf={(error) => toProblem(error).message}
    />
  )
}
