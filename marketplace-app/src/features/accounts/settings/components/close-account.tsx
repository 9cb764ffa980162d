import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { erasureDays } from '@stackyard/shared/reference/erasure'
import { Button } from '@stackyard/shared/ui/button'
import { userAtom } from '../../../../lib/session'
import { ownAccountTexts } from '../../../../lib/texts/own-account'
import { erasureQuery, openMattersQuery } from '../queries'
import { CloseDialog, type Way } from './close-dialog'
import { OpenMatters } from './open-matters'
import { PendingErasure } from './pending-erasure'
import { Loaded, Section } from './section'

const words = ownAccountTexts.closing

/** The two ways to close the account, once nothing is open in it. Members of our team are erased by an admin. */
export function CloseAccount() {
  const userType = useAtomValue(userAtom)?.userType
  const matters = useQuery(openMattersQuery())
  const erasure = useQuery(erasureQuery())
  const [way, setWay] = useState<Way | null>(null)
  const isStaff = userType === 'admin' || userType === 'editor'
  const isOpen = (matters.data?.length ?? 0) > 0
  const offer = (which: Way) => (
    <Button variant="outline" className="text-danger-ink" disabled={isOpen} onClick={() => setWay(which)}>
      {words[which].button}
    </Button>
  )
  return (
    <>
      <Section title={words.deactivate.title} lead={words.deactivate.lead}>
        <Loaded query={matters}>
          {(open) => (open.length > 0 ? <OpenMatters open={open} /> : offer('deactivate'))}
        </Loaded>
      </Section>
      {isStaff ? null : (
        <Section title={words.erase.title} lead={words.erase.lead(erasureDays)}>
          <Loaded query={erasure}>
            {(pending) => (pending ? <PendingErasure erasure={pending} /> : offer('erase'))}
          </Loaded>
        </Section>
      )}
      {way ? <CloseDialog way={way} onClose={() => setWay(null)} /> : null}
    </>
  )
}
