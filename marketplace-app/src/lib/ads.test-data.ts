import type { Answer, SentCall } from './render-in-app.test-data'

/** Whether a call asks for sponsored cards. */
export const isAdCall = ({ path }: SentCall): boolean => path === '/campaign/ads'

/** Answers calls for sponsored cards with these, others as before. */
export const withAdsOf =
  (ads: () => readonly unknown[], answer: Answer): Answer =>
  (call) =>
    isAdCall(call) ? ads() : answer(call)
