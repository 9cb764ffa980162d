import { text } from '@stackyard/shared/messages/text'
import type { DirectoryUser } from '@stackyard/shared/schema/curation'
import { client } from '../../../lib/api'
import { adminTexts } from '../../../lib/texts/admin'
import { isCurated } from './person'

const words = adminTexts.people

/** A change of a person that is one question with yes or no. */
export type PersonChange = {
  kind: 'verification' | 'activity'
  label: string
  body: string
  done: string
  failed: string
  /** Takes something away from people at once. */
  isGrave?: boolean
  run: () => Promise<unknown>
}

/** What can be switched for a person; each offers the opposite of the present state. */
export function changesFor(person: DirectoryUser): PersonChange[] {
  const { id, isVerified, isActive } = person
  const activity: PersonChange = {
    kind: 'activity',
    label: isActive ? words.deactivate : words.activate,
    body: isActive ? words.deactivateBody : words.activateBody,
    done: isActive ? words.inactiveDone : words.activeDone,
    failed: words.activeError,
    isGrave: isActive,
    run: async () => client.adminUser.setActive({ id, isActive: !isActive }),
  }
  if (!isCurated(person)) return [activity]
  return [
    {
      kind: 'verification',
      label: text(isVerified ? 'provider.unverify.title' : 'provider.verify.title'),
      body: words.verifyBody,
      done: isVerified ? words.unverified : words.verified,
      failed: text(isVerified ? 'user.unverify.error' : 'user.verify.error'),
      run: async () => client.adminUser.update({ id, isVerified: !isVerified }),
    },
    activity,
  ]
}
