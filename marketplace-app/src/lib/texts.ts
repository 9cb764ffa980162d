import { accountTexts } from './texts/account'
import { discoveryTexts } from './texts/discovery'
import { notificationTexts } from './texts/notifications'
import { shellTexts } from './texts/shell'

/**
 * The app's own texts. Those the spec gives letter for letter (toasts of failures and successes, notices) come from
 * the shared catalog; what stands here is ours: plain, short, second person, sentence case.
 */
export const texts = { ...shellTexts, ...accountTexts, ...discoveryTexts, ...notificationTexts }
