import { text } from '@stackyard/shared/messages/text'

/** Whose profile a managed one is. */
export const Disclaimer = () => text('copy.manager.disclaimer')
