import { say } from './say'

/** A time to an answer: minutes below an hour, hours below two days, then days. */
export function saidAnswerTime(minutes: number): string {
  if (minutes < 60) return say('{count} min', { count: minutes })
  const hours = Math.round(minutes / 60)
  return hours < 48 ? say('{count} h', { count: hours }) : say('{count} days', { count: Math.round(hours / 24) })
}

/** "Answers in 3 h": the one figure of a service record that has room on a card. */
export const saidAnswersIn = (minutes: number): string => say('Answers in {time}', { time: saidAnswerTime(minutes) })
