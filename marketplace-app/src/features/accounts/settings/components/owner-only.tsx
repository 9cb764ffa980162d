import type { ReactNode } from 'react'
import { Notice } from '../../../../components/notice'
import { ownAccountTexts as words } from '../../../../lib/texts/own-account'
import { useIsActing } from '../../../../lib/use-is-acting'

/** Shows its content to the account's owner; whoever acts for them is told that it is not theirs. */
export function OwnerOnly({ children }: { children: ReactNode }) {
  return useIsActing() ? <Notice tone="info">{words.ownerOnly}</Notice> : children
}
