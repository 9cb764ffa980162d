import type { MessageKey } from '@stackyard/shared/messages/text'
import { notifyDone, notifyFailure } from './notify'

type Plain = Extract<MessageKey, 'copyLink.success' | 'copyLink.error' | 'shareSearch.success' | 'shareSearch.error'>

/** Puts an address into the clipboard and says so in the spec's words. */
export const copyAddress = async (address: string, done: Plain, failed: Plain): Promise<void> => {
  const { text } = await import('@stackyard/shared/messages/text')
  try {
    await navigator.clipboard.writeText(address)
    notifyDone(text(done))
  } catch (error) {
    notifyFailure(text(failed), error)
  }
}
