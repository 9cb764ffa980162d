import type { Shortlist } from '@stackyard/shared/schema/shortlist'
import { ShortlistDialog as View, type ShortlistDialogProps } from '@stackyard/shared/ui/explore/shortlist-dialog'
import { useCallback, useEffect, useState } from 'react'
import { accountClient } from './account-client'
import { refusalText } from './reader'
import { say } from './say'

/** The lists as the server has them, read whenever the dialog opens and after each change, refused or not. */
function useShortlists(isOpen: boolean) {
  const [read, setRead] = useState<Pick<ShortlistDialogProps, 'lists' | 'problem'>>({
    lists: undefined,
    problem: undefined,
  })
  const again = useCallback(async () => {
    try {
      const { results: lists } = await accountClient.shortlist.list()
      setRead({ lists, problem: undefined })
    } catch (error) {
      setRead(({ lists }) => ({ lists, problem: refusalText(error, say('The list could not be loaded.')) }))
    }
  }, [])
  useEffect(() => {
    if (isOpen) void again()
  }, [isOpen, again])
  return { ...read, again }
}

/** The reader's shortlists with a switch for each, and a new one. */
export function ShortlistDialog({
  listing,
  open,
  onClose,
}: Pick<ShortlistDialogProps, 'listing' | 'open' | 'onClose'>) {
  const { lists, problem, again } = useShortlists(open)
  const onSwitch = async ({ id }: Shortlist, isOn: boolean) => {
    const input = { id, warehouseId: listing.id }
    await (isOn ? accountClient.shortlist.put(input) : accountClient.shortlist.take(input)).finally(again)
  }
  const create = async (name: string) => {
    const { results } = await accountClient.shortlist.create({ name })
    await accountClient.shortlist.put({ id: results.id, warehouseId: listing.id })
  }
  return (
    <View
      listing={listing}
      open={open}
      onClose={onClose}
      lists={lists}
      problem={problem}
      onRetry={() => void again()}
      onSwitch={onSwitch}
      onCreate={(name) => create(name).finally(again)}
      refusalOf={(error) => refusalText(error, say('We couldn’t change your shortlists.'))}
    />
  )
}
