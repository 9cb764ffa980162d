import { counted } from '../format'
import { inLanguage } from '../language'

export const referralTexts = inLanguage('referralTexts', {
  title: 'Invite others',
  lead: 'Everyone who signs up with your link counts as invited by you.',
  link: 'Your link',
  copy: 'Copy the link',
  people: 'Who joined',
  months: 'By month',
  nameless: 'No name',
  joined: (count: number) =>
    count === 0 ? 'Nobody has joined with it yet.' : `${counted(count, 'person has', 'people have')} joined with it.`,
})
