export const CONFIRM_SUBSCRIPTION = 'newsletter:confirm'
export const UNSUBSCRIBE_LINK = 'newsletter:unsubscribe-link'
export const SEND_NEWSLETTER = 'newsletter:send'
export const SWEEP_NEWSLETTERS = 'newsletter:sweep'
