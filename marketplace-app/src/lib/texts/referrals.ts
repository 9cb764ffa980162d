import { counted } from '../format'
import { inLanguage } from '../language'

export const referralTexts = inLanguage('referralTexts', {
  title: 'Invite others',
  lead: 'Whoever opens an account by your link counts as invited by you.',
  link: 'Your link',
  copy: 'Copy the link',
  people: 'Who joined',
  months: 'By month',
  nameless: 'No name',
  joined: (count: number) =>
    count === 0 ? 'Nobody has joined by it yet.' : `${counted(count, 'person has', 'people have')} joined by it.`,
})
